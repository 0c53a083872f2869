/** Splits the text beside a school into pieces that are a school, a degree, or a description of either. */
import { degreeOf, namesArea, namesDegree } from './degrees.ts';
import { schoolOpenings } from './lexicon/organisations.data.ts';
import { isLikelyPlace, isPlaceName, isRegion } from './lexicon/places.ts';
import { isAside, type Part, pieceOf, withoutInnerCommas } from './parts.ts';
import { isSchool, organisationScore } from './titles.ts';

const aboutDegree =
  /^(?:thesis|dissertation|master thesis|gpa|grade(?! (?:1[0-2]|xii)(?![\p{L}\p{N}]))|note|abschlussnote|final mark|coursework|relevant coursework|courses|modules|schwerpunkt|honou?rs(?! (?:bachelor|b\.?a|b\.?sc|b\.?eng|degree|diploma))|minor|advisor|supervisor|specialization|focus|activities|awards?|dean|cgpa|mention|cum laude|magna cum laude|summa cum laude|distinction|first class|thema|abschlussarbeit|bachelorarbeit|masterarbeit|mémoire|tesi|tesis|voto|nota|average|scholarship|exchange|erasmus(?!.*\buniversi)|(?:licen[cs]es?|licensure|uprawnienia|registration)(?=\s*[:#]))(?![\p{L}\p{N}_])/iu;

/** Studies without a named degree: "Truck Driver Training Program", "Class XII (CBSE)", "Exchange semester". */
export const isCourse =
  /\b(?:program(?:me)?|course|training|apprenticeship|traineeship|lehre|lehrgang|weiterbildung|umschulung|kurs|corso|curso|cursus|stage|semester|class (?:x|xii|10|12)|10th|12th|ssc|hsc|sslc|wassce|ssce|waec)\b/iu;

/** "Faculty of Arts", "Mathematics and Mechanics Faculty": part of the university beside it. */
export const isPartOfSchool =
  /^(?:the )?(?:faculty|department|school|division)\b (?:of|for)\b|\b(?:faculty|department|division)$|^(?:fakultät|fachbereich|faculté|facultad|facoltà|faculdade|wydział|fakultet)\b/iu;

/** "Lise", "Lise Eşit Ağırlık": a level beside the name of a school, which ends with "Lisesi". */
export const schoolLevel =
  /^(?:lise(?: \p{L}+){0,3}|lycée|liceo|liceum|gymnasium|gimnazjum|high school|secondary school|grammar school)$/iu;

/** Progress, a start or an expected end. */
const aboutProgress =
  /^(?:diploma (?:behaald|obtained|awarded|earned|received)|(?:behaald|afgerond|abgeschlossen|erfolgreich abgeschlossen|completed|graduated)(?=\W*$)|cursando|conclu\p{L}+|em andamento|previs\p{L}+|in[íi]cio|en curso|en cours|in corso|in progress|ongoing|beginn|laufend|abgebrochen|notendurchschnitt|bisherige\p{L}+|\d{1,2}\. semester)(?!\p{L})/iu;

/** Neither a school nor a degree, though beside them. */
export const isAboutStudies = (text: string): boolean => aboutDegree.test(text) || aboutProgress.test(text);

/** "General Assembly", "ENCG Settat": every word of more than three letters is capitalized. */
export const isNamed = (text: string): boolean =>
  !isAboutStudies(text) &&
  text.split(/\s+/).length <= 7 &&
  text.split(/\s+/).every((word) => /^\p{Lu}/u.test(word) || (word.length <= 3 && word !== text));

/** "Diplom-Ingenieur (FH)" */
const isTitleOf = /^(?:FH|TU|Uni|Univ\.?)$/;

const betweenDegreeAndSchool = new RegExp(
  `\\.\\s+(?=\\p{Lu})|\\s+\\((?=\\p{Lu})|\\s+(?:en\\s+)?(?=(?:${schoolOpenings})\\s+\\p{Lu})`,
  'gu',
);
/** The fewest letters of a degree or course. */
const MIN_DEGREE = 6;

/** "Graduado em Direito. UNIP, 2009", "MBA Data Science (PUC)": degree and school without a comma between. */
function schoolBehind(text: string): { behind: number; from: number; to: number } | null {
  for (const mark of text.matchAll(betweenDegreeAndSchool)) {
    const degree = text.slice(0, mark.index);
    const from = mark.index + mark[0].length;
    const [name = ''] = text.slice(from).split(/[,)،]/);
    const isStudied = degree.length >= MIN_DEGREE && (degreeOf(degree) !== null || isCourse.test(degree));
    if (isStudied && !isSchool(degree) && isSchool(name) && !degreeOf(name) && !isTitleOf.test(name))
      return { behind: mark.index, from, to: from + name.length };
  }
  return null;
}

/** A university system with several campuses: "University of California", "Indian Institute of Technology". */
const hasCampuses =
  /^(?:the )?(?:(?:indian|national) institutes? of (?:technology|management|science|information technology|design)|(?:iit|iim|nit|iiit)|university of (?:california|texas|illinois|wisconsin|massachusetts|maryland|michigan|minnesota|missouri|nebraska|north carolina|nevada|alabama|tennessee|arkansas|colorado|hawai['’]?i|nigeria|nottingham|west indies|the west indies|the philippines)|(?:university|polytechnic university) of the philippines|california state (?:polytechnic )?university|(?:state|city) university of new york|university of nairobi|purdue university|rutgers(?: university)?|indiana university|penn(?:sylvania)? state university)$/i;

/** "University of California, Berkeley"; followed by a state, the name would be a town. */
const isCampusOf = (school: string, next: string, after: string | undefined): boolean =>
  hasCampuses.test(school.trim()) &&
  /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}$/u.test(next) &&
  !degreeOf(next) &&
  !isSchool(next) &&
  !isRegion(next) &&
  !(after && isRegion(after));

/** "BA, University of Texas" before " at El Paso": the "at" belongs to the name. */
const isWithinName = (before: string): boolean => {
  const last = before.split(/[,،]\s+/).at(-1)!;
  return last !== before && isSchool(last) && !degreeOf(last);
};

/** "A-levels: Chemistry (A), Biology (B)": everything listed was studied. */
const listsSubjects =
  /^(?:\d{1,2} )?(?:(?:a|as|o|t)[- ]?levels?|advanced levels?|(?:i?gcse|scottish higher|advanced higher|higher|national 5)s?|leistungskurse|abiturfächer)\s*(?::|\bin\b|–|-)\s*\p{L}/iu;

/** A piece, and the context for splitting it. */
interface Studied {
  part: Part;
  /** whether another part of the entry is a school */
  hasSchool: boolean;
}

const atSchool = /\s+(?:at|from|an der|am|an|à l['’]|à la|alla|bij|przy|vid|ved)\s+(?=(?:the\s+)?\p{Lu})|\s*@\s*/u;

/** "BSc Physics at University of Leeds" */
function byLink({ part, hasSchool }: Studied): Part[] | null {
  const at = atSchool.exec(part.text);
  const before = part.text.slice(0, at?.index ?? 0);
  if (!at || isWithinName(before) || !(degreeOf(before) || isCourse.test(before))) return null;
  const right = pieceOf(part, at.index + at[0].length, part.text.length);
  const [next, ...later] = right.text.split(/[,،]\s/);
  // "Children at Risk, University of Hull": the school is elsewhere
  const isOther = !isSchool(next!) && (hasSchool || later.some(isSchool));
  return isOther ? null : [pieceOf(part, 0, at.index), ...takenApart(right)];
}

/** "M.Sc. TU Dresden": the first two words after the degree name a school. */
function byDegree({ part }: Studied): Part[] | null {
  const degree = degreeOf(part.text);
  if (degree?.index !== 0) return null;
  const [end, to] = [degree[0].length, part.text.length];
  const behind = /^[\s:]+(\p{Lu}[^\s,]*(?<!\p{L}{4}\.) \p{Lu}\S*)/u.exec(part.text.slice(end));
  if (!behind || !isSchool(behind[1]!) || !namesDegree(part.text)) return null;
  return [pieceOf(part, 0, end), ...takenApart(pieceOf(part, end, to), true)];
}

/** "MBA Data Science (PUC)" */
function byBrackets({ part, hasSchool }: Studied): Part[] | null {
  const school = hasSchool ? null : schoolBehind(part.text);
  return school && [pieceOf(part, 0, school.behind), pieceOf(part, school.from, school.to)];
}

/** A bold school and a regular degree with only the change of style between them. */
function byLook({ part }: Studied): Part[] | null {
  const turn = part.cell.turns.map((at) => at - part.from).find((at) => at > 2 && at < part.text.length - 2);
  if (turn === undefined || isSchool(part.text.slice(0, turn)) === isSchool(part.text.slice(turn))) return null;
  return [pieceOf(part, 0, turn), pieceOf(part, turn, part.text.length)].flatMap((one) =>
    one.text === part.text ? [one] : takenApart({ ...one, cell: { ...one.cell, turns: [] } }),
  );
}

/** "BSc Physics, University of Leeds, UK", without its places, and with pieces that belong together merged. */
function byCommas({ part }: Studied): Part[] {
  // "Glantaf School (History A, Biology B)" is one piece
  const commas = [...withoutInnerCommas(part.text).matchAll(/[,،]\s+/g)];
  const starts = [0, ...commas.map(({ index, 0: mark }) => index + mark.length)];
  const pieces = starts.map((from, n) => pieceOf(part, from, commas[n]?.index ?? part.text.length));
  const merged: Part[] = [];
  for (const [n, next] of pieces.entries()) {
    const [before, last] = [merged.at(-1), merged.length - 1];
    const how = before ? mergeOf(next, { pieces, n, before, isSecond: merged.length >= 2 }) : 'apart';
    if (how === 'apart') merged.push(next);
    if (how === 'one') merged[last] = pieceOf(part, before!.from - part.from, next.to - part.from);
    if (how === 'town') merged.pop();
  }
  return merged.filter(({ text }) => text !== '' && !isAside(text));
}

interface Neighbours {
  pieces: readonly Part[];
  n: number;
  before: Part;
  /** whether another piece precedes `before` */
  isSecond: boolean;
}

/** Whether a piece is separate, part of the one before, a place to drop, or proof that the one before is a town. */
function mergeOf(next: Part, { pieces, n, before, isSecond }: Neighbours): 'apart' | 'one' | 'none' | 'town' {
  // the "MA" of "Boston, MA" is not a degree
  if (isRegion(next.text) && isPlaceName(pieces[n - 1]!.text)) return 'none';
  // "Lincoln High School, Yonkers, NY"
  const mayBeTown = isSecond && !isSchool(before.text) && !degreeOf(before.text);
  const isState = /^\p{Lu}{2}$/u.test(next.text) && isRegion(next.text);
  if (mayBeTown && isState && isLikelyPlace(`${before.text}, ${next.text}`)) return 'town';
  if (isCampusOf(before.text, next.text, pieces[n + 1]?.text)) return 'one';
  if (isSchool(before.text) && !degreeOf(next.text) && isPlaceName(next.text)) return 'none';
  return isSubjectOf(before, next) || isWithinSchool(before, next, pieces.length) ? 'one' : 'apart';
}

/** "Master of Science, Physics" */
const isSubjectOf = (before: Part, next: Part): boolean =>
  !before.text.includes(',') &&
  isSchool(before.text) === isSchool(next.text) &&
  !isSchool(next.text) &&
  degreeOf(before.text) !== null &&
  !isPlaceName(next.text) &&
  organisationScore(next.text) < 1 &&
  !/^[\p{Lu}]{2,6}$/u.test(next.text) &&
  !(namesArea(before.text) && isNamed(next.text));

const isWholeSchool = ({ text }: Part): boolean =>
  isSchool(text) && !isPartOfSchool.test(text) && !schoolLevel.test(text) && !degreeOf(text);

/** "Malmö Academy of Music, Lund University", "Royal Holloway, University of London" */
const isWithinSchool = (before: Part, next: Part, count: number): boolean =>
  (count <= 3 && next.text === 'University of London' && !degreeOf(before.text)) ||
  (isWholeSchool(before) && isWholeSchool(next));

/**
 * "BSc Physics, University of Leeds, UK": splits a part into pieces of different kinds.
 *
 * @param hasSchool whether another part of the entry is a school
 */
export function takenApart(part: Part, hasSchool = false): Part[] {
  if (listsSubjects.test(part.text) && !part.text.split(/,\s+/).some((piece) => isSchool(piece))) return [part];
  const studied = { part, hasSchool };
  return byLink(studied) ?? byDegree(studied) ?? byBrackets(studied) ?? byLook(studied) ?? byCommas(studied);
}
