/** The school and the degree that the pieces of one entry name. */
import { degreeOf, isDegreeOfSome, studiesOf } from './degrees.ts';
import { leadingLabel } from './lexicon/labels.ts';
import { isLikelyPlace, isPlace } from './lexicon/places.ts';
import { lookOf } from './pairing.ts';
import { isPlacePart, type Part, pieceOf } from './parts.ts';
import type { Education, Found } from './reading.ts';
import { isAboutStudies, isCourse, isNamed, isPartOfSchool, schoolLevel, takenApart } from './study-pieces.ts';
import { isSchool, organisationScore } from './titles.ts';

export interface Kinds {
  part: Part;
  school: number;
  degree: number;
}

export function kindsOf(part: Part): Kinds {
  const text = part.text.replace(
    /^(?:institution|school|university|hochschule|universität|name and type of organisation providing education and training|title of qualification awarded|degree|abschluss|diplôme|établissement)\s*:\s*/iu,
    '',
  );
  const degree = degreeOf(text) && !isPartOfSchool.test(text) ? 2 : isCourse.test(text) && !isSchool(text) ? 1 : 0;
  const isCertificate = degreeOf(text)?.index === 0 && /(?:certificate|diploma|examination)\)?$/i.test(text.trim());
  const isDiploma =
    isCertificate ||
    /^(?:[\p{L}]+ ){0,3}(?:high|secondary|senior|middle) (?:school )?(?:diploma|certificate|leaving)/iu.test(text);
  // a school-leaving level is a degree
  if (schoolLevel.test(text.trim())) return { part, school: -1, degree: 1 };
  const named = isPartOfSchool.test(text) ? 1.5 : 2;
  const school =
    isSchool(text) && !isDiploma && !isDegreeOfSome(text)
      ? named
      : Math.min(1, organisationScore(text) / 2) - Number(isDiploma);
  const about = isAboutStudies(text) ? 3 : 0;
  if (part.cell.label === 'school') return { part, school: 3, degree: 0 };
  return {
    part,
    school: school - (degree > 0 && /^(?:high school|secondary school)/i.test(text) && school < 2 ? 1 : 0) - about,
    degree: degree - about,
  };
}

const found = (part: Part): Found => ({ value: part.text, place: part.place });

/** "2:1", "First", "3.8/4.0", "71 %" */
const isGrade =
  /^(?:[123][:.][12](?: hons)?|first|1st|second|2nd|upper second|lower second|third|pass|merit|[\d.,]+(?: ?\/ ?[\d.,]+| ?%)?)$/iu;

/** "with 78%" */
const isMark = /^(?:(?:with|securing|scored) )?[\d.]+ ?%/i;

/** "at Leeds College (Distinction)", without the leading preposition and the grade. */
const schoolName = ({ value, ...place }: Found): Found => ({
  ...place,
  value: value
    .replace(
      /^(?:university|college|school|institution|institute)(?:\s?\/\s?(?:university|college|school|institution))?\s*:\s*/i,
      '',
    )
    .replace(
      /^(?:elementary|primary|secondary|tertiary|vocational|post-?graduate|graduate studies)?\s*[:–—-]\s*(?=\p{Lu})/iu,
      '',
    )
    .replace(/^(?:aktuell|derzeit|current(?:ly)?|actuellement|actualmente|attualmente|atualmente)\s*:\s*/iu, '')
    .replace(/^(?:at|from)\s+(?=(?:the\s+)?\p{Lu})/u, '')
    .replace(/\s+(?:in|during|im jahr|en|nel)(?: the)?(?: years?)?$/i, '')
    .replace(/\s+\(([^()]*)\)$/, (bracket, inner: string) =>
      isAboutStudies(inner) || isGrade.test(inner) ? '' : bracket,
    ),
});

/**
 * Distance from the degree; the smallest is the school. Names come first, then other cells, then what follows, then
 * what precedes.
 */
const nearness = (one: Kinds, degree: Kinds): number => {
  const isBeside = one.part.cell.text === degree.part.cell.text;
  return (isNamed(one.part.text) ? 0 : 3) + (isBeside ? (one.part.from > degree.part.from ? 1 : 2) : 0);
};

/** The material of one entry. */
export interface Told {
  parts: readonly Part[];
  end?: Found | undefined;
  isDated?: boolean;
}

/** Parts without towns; an unlisted one ("Drumright, OK") may be the school if there is no other candidate. */
function withoutTowns(parts: readonly Part[]): Part[] {
  const sure = parts.filter((part) => !isPlacePart(part));
  const named = sure.filter((part) => !isLikelyPlace(part.text) || isSchool(part.text));
  return named.some((part) => kindsOf(part).degree <= 0 || isSchool(part.text)) ? named : sure;
}

/** "Qualification: Matric" keeps its value; "Year: 2018" names neither a school nor a degree. */
function withoutLabel(part: Part): Part[] {
  const label = leadingLabel(part.text);
  if (/^years?(?: of \p{L}+)?$/iu.test(part.text)) return [];
  const isValue = label?.kind === 'degree' || label?.kind === 'school';
  return isValue ? [pieceOf(part, label.from, part.text.length)] : [part];
}

interface EducationRead {
  education: Education;
  /** its school, if words identify the piece */
  sure: Part | undefined;
}

/** The piece in the place where other entries have their schools, or else the only one that looks like them. */
function alikeOf(kinds: readonly Kinds[], schools: readonly Part[]): Kinds | undefined {
  const most = (of: (part: Part) => string) =>
    [...Map.groupBy(schools.map(of), (one) => one)].sort((a, b) => b[1].length - a[1].length)[0]?.[0];
  const [slot, look] = [most((part) => part.slot), most(lookOf)];
  const looking = kinds.filter(({ part }) => lookOf(part) === look);
  // "Tulsa Tech, Welding" is written in the reverse order
  const isWord = ({ part }: Kinds) =>
    !part.text.includes(' ') && kinds.some((other) => other.part.cell === part.cell && other.part.text.includes(' '));
  return kinds.find((one) => one.part.slot === slot && !isWord(one)) ?? (looking.length === 1 ? looking[0] : undefined);
}

/** At least this score: its own words name it as a school. */
const NAMED_SCHOOL = 2;

/** The pieces of an entry, without towns and grades, each scored as a school and as a degree. */
function piecesOf(parts: readonly Part[]): Kinds[] {
  const told = withoutTowns(parts.flatMap(withoutLabel));
  const hasSchool = told.map(kindsOf).some(({ school, degree }) => school >= NAMED_SCHOOL && degree === 0);
  return told
    .flatMap((part) => takenApart(part, hasSchool).map((piece, n) => ({ ...piece, slot: `${part.slot}/${n}` })))
    .filter(({ text }) => !isPlace(text) && !isMark.test(text))
    .map(kindsOf);
}

/** If a degree is named, another name at the head is the school: "MIT", "Stanford". */
const mayBeSchool = ({ part }: Kinds): boolean =>
  part.offset <= 1 && /^\p{Lu}/u.test(part.text) && part.text.split(' ').length <= MAX_SCHOOL_WORDS;
const MAX_SCHOOL_WORDS = 8;
/** Longer text beside a school and its degree is not the field of study. */
const MAX_AREA_WORDS = 7;

function degreeAmong(kinds: readonly Kinds[]): Kinds | undefined {
  const byDegree = kinds.filter((one) => one.degree > 0).sort((a, b) => b.degree - a.degree);
  return byDegree.find((one) => one.school < NAMED_SCHOOL) ?? byDegree[0];
}

function schoolByWords(kinds: readonly Kinds[], degree: Kinds | undefined): Kinds | undefined {
  const worth = ({ school, degree: asDegree }: Kinds) => school - asDegree * 0.3;
  const bySchool = [...kinds].sort((a, b) => worth(b) - worth(a));
  return bySchool.find((one) => one.school >= 1 && (one !== degree || one.school >= NAMED_SCHOOL));
}

/** @param schools of other entries */
export function educationOf({ parts, end, isDated }: Told, schools: readonly Part[] = []): EducationRead | null {
  const kinds = piecesOf(parts);
  const degree = degreeAmong(kinds);
  const worded = schoolByWords(kinds, degree);
  const isSure = (degree?.degree ?? 0) >= 2 || (worded !== undefined && worded.school >= NAMED_SCHOOL);
  const mayBeAlike = kinds.filter((one) => one.degree < 2 && one.school > -1 && mayBeSchool(one));
  const alike = alikeOf(mayBeAlike, schools);
  const named = isSure ? worded : (alike ?? worded);
  const others = kinds.filter((one) => one !== degree && one !== named && one.school > -1 && one.degree > -1);
  const unnamed = named ? undefined : schoolByPlace(others, degree, alike);
  // among schools, a name beside a date is one, whatever it calls itself
  const isBesideDate = ({ part }: Kinds) => part.offset <= 0 && part.text.length >= 4 && isNamed(part.text);
  const dated = named || degree || !isDated ? undefined : others.find(isBesideDate);
  const institution = named ?? unnamed ?? dated;
  if (!institution && !degree) return null;
  const studies = degree && degree !== institution ? studiesOf(degree.part) : {};
  const area = 'area' in studies ? studies.area : undefined;
  const besides = others.find((one) => one !== institution && one.part.text.split(' ').length <= MAX_AREA_WORDS);
  const education = {
    ...(institution && { institution: schoolName(found(institution.part)) }),
    ...studies,
    ...(!area && besides && { area: found(besides.part) }),
    ...(end && { endDate: end }),
  };
  return { education, sure: isSure ? (named ?? unnamed)?.part : undefined };
}

/**
 * The school if no words identify it: the one a little like an organization, the one placed as in other entries, or the
 * nearest to the degree.
 */
function schoolByPlace(
  others: readonly Kinds[],
  degree: Kinds | undefined,
  alike: Kinds | undefined,
): Kinds | undefined {
  const byWords = others.find((one) => one.school > 0) ?? others.find((one) => one === alike);
  if (byWords || !degree) return byWords;
  return others.filter(mayBeSchool).sort((a, b) => nearness(a, degree) - nearness(b, degree))[0];
}
