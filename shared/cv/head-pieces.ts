/** What stands at the head of an entry, taken apart: each piece with how likely it is a title and an employer. */
import { datesIn } from './dates.ts';
import { departmentWords } from './lexicon/departments.data.ts';
import { leadingLabel } from './lexicon/labels.ts';
import { isLikelyPlace, isPlace, isPlaceName, isRegion, mayBePlace } from './lexicon/places.ts';
import { plainWords, wordSet } from './lexicon/plain.ts';
import {
  isCode,
  isOwnBusiness,
  isPlacePart,
  isStreet,
  type Part,
  pieceOf,
  placeOf,
  withoutInnerCommas,
} from './parts.ts';
import {
  LEGAL,
  LIKELY_ORGANISATION,
  NAMED_ORGANISATION,
  organisationScore,
  SURE_TITLE,
  TITLE,
  type TitleLexicon,
  titleScore,
  WEAK_TITLE,
} from './titles.ts';
import { withoutLead, workedAs, workedAt } from './told-heads.ts';

export interface Scored extends Part {
  title: number;
  organisation: number;
}

function scored(part: Part, lexicon: TitleLexicon): Scored {
  const label = leadingLabel(part.text);
  const kind = label?.kind ?? part.cell.label;
  // for oneself: an employer beside a title, and a title alone
  if (!kind && isOwnBusiness.test(part.text)) return { ...part, title: 1.3, organisation: 1.25 };
  if (kind !== 'title' && kind !== 'organisation') {
    const organisation = organisationScore(part.text);
    // "Tutor Perini Corp." tutors nobody
    const isLegal = organisation >= LEGAL ? 0.4 : 1;
    return { ...part, title: titleScore(part.text, lexicon) * isLegal, organisation };
  }
  const from = part.from + (label?.from ?? 0);
  const at = { ...part, text: part.text.slice(label?.from ?? 0), from, place: placeOf(part.cell, from, part.to) };
  return { ...at, title: kind === 'title' ? 6 : 0, organisation: kind === 'organisation' ? 6 : 0 };
}

const atWord =
  /\s+(?:@|at(?!\s+(?:Law|Sea|Home|Large|Risk|Heart|Work|Play|Arms)\b)|bei(?:m| der)?|chez|presso|bij|hos|w firmie)\s+(?=\p{Lu}|\d|(?:various|several|different|many|local|numerous)\s\p{Ll})|\s*@\s*/u;

const sureAt = /^\s+(?:bei(?:m| der)?|chez|presso|bij|hos|w firmie)\s+$/u;

/** "NEURAFLASH (Senior Consultant)" */
const nameAndTitle = /^(\S.*?)\s+\((\p{L}[^()]{3,60})\)$/u;

/** Of these alone "di" says where: in Italian it is "of". */
const inIndonesian =
  /^(?:staf|teknisi|mekanik|operator|guru|perawat|bidan|dokter|kasir|sopir|pengemudi|satpam|pelayan|koki|juru|kepala|manajer|asisten|karyawan|karyawati|admin|magang|sekretaris|akuntan|penjaga|pengawas|kurir|tukang|montir|buruh)(?!\p{L})/iu;

/** "Civil Engineer with Arabtec"; "Driver with License" has a word of its own */
const withName = /\s+with\s+(?=(?:\p{Lu}[\p{L}&.'’-]*\s?){1,4}(?:,|$))/u;
const ofPerson = /\b(?:licen[cs]e|experience|certificat\w*|clearance|skills?|degree|qualification|english|training)\b/i;
/** "Enfermera en Hospital General", "Professora na Escola Modelo" */
const inName = /\s+(?:en|em|no|na|à l['’]|à la|à|au|w|we)(?:\s+(?:el|la|las|los))?(?:\s+|(?<=['’]))(?=\p{Lu})/u;

/** What leads from a title to who employs: "at"; and what may lead elsewhere, where nothing else can be the employer. */
function linkIn(text: string, lexicon: TitleLexicon, isOnly: boolean): RegExpExecArray | undefined {
  const at = atWord.exec(text) ?? (inIndonesian.test(text) ? /\s+di\s+(?=\p{Lu})/u.exec(text) : null);
  const beside = isOnly && !ofPerson.test(text) ? withName.exec(text) : null;
  const within = isOnly ? inName.exec(text) : null;
  const isIn = within !== null && organisationScore(text.slice(within.index + within[0].length)) >= 1.5;
  // "Relief milker at various farms": nothing but "at" says it as plainly, and "bij" before a name leads to nothing else
  const threshold = (link: RegExpExecArray) => (link !== at ? TITLE : isOnly && sureAt.test(link[0]) ? 0 : WEAK_TITLE);
  return [at, beside, isIn ? within : null]
    .filter((link) => link !== null)
    .find((link) => titleScore(text.slice(0, link.index), lexicon) >= threshold(link));
}

/** What a splitter knows of the piece before it. */
interface Splitting {
  part: Part;
  lexicon: TitleLexicon;
  /** whether nothing else at the head of the entry can be the employer */
  isOnly: boolean;
  /** whether most other entries part a title from an employer at a comma */
  isParted: boolean;
}

/** Pieces of a part; null where a splitter has nothing to say. */
type Splitter = (splitting: Splitting) => Part[] | null;

const title = (part: Part, from: number, to: number): Part => pieceOf(part, from, to, 'a');
const employer = (part: Part, from: number, to: number): Part => pieceOf(part, from, to, 'b');

/** "Worked as a cook at The Inn" */
const byWorkedAs: Splitter = ({ part, lexicon }) => {
  const worked = workedAs(part);
  return worked && [worked.title, ...takenApart(worked.employer, lexicon, false)];
};

/** "Worked at Target for 8 months" */
const byWorkedAt: Splitter = ({ part }) => workedAt(part);

/** "Position: Cook" */
const byLabel: Splitter = ({ part }) => (leadingLabel(part.text) ? [part] : null);

/** "2 years Professor at the École" */
const byLead: Splitter = ({ part, lexicon, isOnly, isParted }) => {
  const named = withoutLead(part);
  return named && takenApart(named, lexicon, isOnly, isParted);
};

/** "Engineer at Acme" */
const byLink: Splitter = ({ part, lexicon, isOnly }) => {
  const link = linkIn(part.text, lexicon, isOnly);
  if (!link) return null;
  const behind = employer(part, link.index + link[0].length, part.text.length);
  return [title(part, 0, link.index), ...takenApart(behind, lexicon, false)];
};

/** "NEURAFLASH (Senior Consultant)" */
const byBrackets: Splitter = ({ part, lexicon }) => {
  const [, outer, inner] = nameAndTitle.exec(part.text) ?? [];
  if (!outer || titleScore(inner!, lexicon) < SURE_TITLE || titleScore(outer, lexicon) >= 0.7) return null;
  return [employer(part, 0, outer.length), title(part, part.text.length - inner!.length - 1, part.text.length - 1)];
};

/** "Center for Diagnosis: Bioinformatics specialist", and the other way round */
const byColon: Splitter = ({ part, lexicon }) => {
  const colon = /:\s+(?=\p{Lu})/u.exec(withoutInnerCommas(part.text));
  if (!colon) return null;
  const [before, from] = [part.text.slice(0, colon.index), colon.index + colon[0].length];
  if (titleScore(part.text.slice(colon.index + 1), lexicon) >= TITLE)
    return [...takenApart(employer(part, 0, colon.index), lexicon, false), title(part, from, part.text.length)];
  if (organisationScore(part.text.slice(from)) >= 1.2 && titleScore(before, lexicon) >= SURE_TITLE)
    return [title(part, 0, colon.index), employer(part, from, part.text.length)];
  return null;
};

/** "Translator, self-employed" */
const byOwnBusiness: Splitter = ({ part, lexicon }) => {
  const [, before, business] = /^(\S.*?),\s+([^,]+)$/u.exec(part.text) ?? [];
  if (!business || !isOwnBusiness.test(business) || titleScore(before!, lexicon) < TITLE) return null;
  return [title(part, 0, before!.length), employer(part, part.text.length - business.length, part.text.length)];
};

/** Commas between pieces; "Cook (nights, weekends)" is one. */
const commasIn = (text: string): RegExpExecArray[] => [
  ...withoutInnerCommas(text).matchAll(/[,،]\s+(?!(?:inc|ltd|llc|s\.?a|l\.?p|gmbh|ph\.?d)\b(?!\s*["“„«]))/giu),
];

/** "Crescent Valley Academy, Brea, CA Choir Director" */
const byState: Splitter = ({ part, lexicon, isOnly }) => {
  const state = /,\s+([A-Z]{2})\s+(?=\p{Lu})/u.exec(part.text);
  if (!state || !isRegion(state[1]!)) return null;
  const [at, from] = [state.index + state[0].trimEnd().length, state.index + state[0].length];
  const [before, behind] = [part.text.slice(0, at), part.text.slice(from)];
  if (titleScore(behind, lexicon) < TITLE || titleScore(before, lexicon) >= TITLE) return null;
  return [...takenApart(employer(part, 0, at), lexicon, isOnly), title(part, from, part.text.length)];
};

/** A bold title before a plain employer, with nothing but the look between them. */
const byLook: Splitter = ({ part, lexicon, isOnly }) => {
  const turn = turnIn(part, lexicon, isOnly);
  if (turn === undefined || !commasIn(part.text).every((comma) => Math.abs(comma.index - turn) > 3)) return null;
  return [title(part, 0, turn), employer(part, turn, part.text.length)].map((one) => ({
    ...one,
    text: one.text.replace(/^(?:[\s,:–-]+|(?:at|bei|chez|presso|bij)\s+)+|[\s,:–-]+$/g, ''),
  }));
};

/** "Engineer, Acme, Berlin" */
const byCommas: Splitter = ({ part, lexicon, isOnly, isParted }) => {
  const commas = commasIn(part.text);
  if (commas.length === 0) return null;
  const cuts = [0, ...commas.map((comma) => comma.index), part.text.length];
  const startAt = (n: number) => (n === 0 ? 0 : cuts[n]! + commas[n - 1]![0].length);
  const texts = cuts.slice(1).map((to, n) => part.text.slice(startAt(n), to).trim());
  const whole = (from: number, to: number, slot: string) => pieceOf(part, startAt(from), cuts[to]!, slot);
  const last = withoutPlaces(texts, lexicon, isOnly);
  if (last === 1) return [whole(0, 1, '')];
  const named = texts.slice(0, last);
  const titles = named.map((text) => titleScore(text, lexicon));
  const hasTown = part.besideTown || (last < texts.length && !isRegion(texts[last]!));
  if (!isOnly && !hasTown && isEmployerAndTown(named, titles)) return [whole(0, 1, '')];
  // "Assistant Brand Manager, Fabric Care" beside an employer
  const isField = (text: string) => !isOnly && mayBePart.test(text) && text.split(' ').length <= 2;
  const organisations = named.map((text) => organisationScore(text) * (isField(text) ? 0.4 : 1));
  // "Villanyszerelő, Dunaerőmű Kft.": a title of a language whose titles nobody has listed; "Orlice, s.r.o." is one name
  const isLegal =
    organisations[1]! >= LEGAL && organisations[0]! < NAMED_ORGANISATION && /^\p{L}{4,} /u.test(texts[1]!);
  const splitAt = bestSplit(titles, organisations, isOnly) || Number(isParted || isLegal);
  if (splitAt === 0) return [whole(0, last, '')];
  const unit = unitsBehindTitle(named, titles, organisations, splitAt);
  if (unit) return [whole(0, unit.title, 'a'), whole(unit.employer, last, 'b')];
  const end = splitAt === 1 && isTitleEmployerTown(named, titles, organisations) ? 2 : last;
  return [whole(0, splitAt, 'a'), whole(splitAt, end, 'b')];
};

const isKnownPlace = (text: string): boolean => isPlaceName(text) || isPlace(text) || isStreet(text);

/** How many of the pieces are left without the places and grades behind them. */
function withoutPlaces(texts: readonly string[], lexicon: TitleLexicon, isOnly: boolean): number {
  let last = texts.length;
  while (last > 1 && (isKnownPlace(texts[last - 1]!) || isCode(texts[last - 1]!))) last--;
  if (last === texts.length) return last;
  // a town nobody knows before its country; "The Hain Celestial Group, Lake Success, NY" has its employer before it
  const isEmployer = organisationScore(texts[0]!) >= LIKELY_ORGANISATION && titleScore(texts[0]!, lexicon) < TITLE;
  const mayBeTown = last > 2 || (last === 2 && (!isOnly || isEmployer) && isLikelyPlace(`${texts[1]}, ${texts[2]}`));
  const isNoName = organisationScore(texts[last - 1]!) === 0 && titleScore(texts[last - 1]!, lexicon) < WEAK_TITLE;
  return mayBeTown && isNoName ? last - 1 : last;
}

/** "Tesco, Croydon": a town nobody knows after an employer, where no other town is named. */
const isEmployerAndTown = (texts: readonly string[], titles: readonly number[]): boolean =>
  texts.length === 2 &&
  titles.every((score) => score < WEAK_TITLE) &&
  organisationScore(texts[1]!) === 0 &&
  /^(?:Sta?\. )?\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}$/u.test(texts[1]!);

/** "Cook, The Inn, Bergen op Zoom": a town nobody knows. */
const isTitleEmployerTown = (
  texts: readonly string[],
  titles: readonly number[],
  organisations: readonly number[],
): boolean =>
  texts.length === 3 &&
  organisations[2] === 0 &&
  titles[2]! < WEAK_TITLE &&
  titles[0]! >= TITLE &&
  /^\p{Lu}/u.test(texts[2]!) &&
  texts[2]!.split(' ').filter((word) => /^\p{Lu}/u.test(word)).length <= 2;

/** In this order: the first that has something to say parts the piece. */
const splitters = [
  byWorkedAs,
  byWorkedAt,
  byLabel,
  byLead,
  byLink,
  byBrackets,
  byColon,
  byOwnBusiness,
  byState,
  byLook,
  byCommas,
];

/** The pieces of a part, where they are a title and something else. */
function takenApart(part: Part, lexicon: TitleLexicon, isOnly: boolean, isParted = false): Part[] {
  for (const split of splitters) {
    const pieces = split({ part, lexicon, isOnly, isParted });
    if (pieces) return pieces;
  }
  return [part];
}

/** Words that name a part of an organisation as well as one. */
export const mayBePart =
  /\b(?:services|systems|solutions|consulting|engineering|research|software|digital|media|networks?|legal|operations|technolog(?:y|ies)|logistics|transport|retail|energy|power|care|health(?:care)?|medical|international|global|europe|usa?|uk)$/i;

const departments = wordSet(Object.values(departmentWords).join(' '));

/** "Financial Planning & Analysis" */
const isDepartment = (text: string): boolean => {
  const words = plainWords(text);
  return words.length > 0 && words.length <= 5 && words.every((word) => departments.has(word));
};

/** "Staff Nurse, Acute Medical Unit, Northern General Hospital": what stands between them is a part of the second. */
function unitsBehindTitle(
  texts: readonly string[],
  titles: readonly number[],
  organisations: readonly number[],
  splitAt: number,
): { title: number; employer: number } | null {
  const last = texts.length - 1;
  if (last < 2 || titles[0]! < TITLE || titles[0]! <= organisations[0]!) return null;
  const isEmployer = organisations[last]! >= 2 && titles[last]! < TITLE && !mayBePart.test(texts[last]!);
  const employer = isEmployer ? last : splitAt;
  const between = texts.slice(1, employer);
  if (between.length === 0 || titles.slice(1, employer).some((title) => title >= TITLE)) return null;
  // "Director, Corporate Finance" is a title
  if (between.every(isDepartment)) return { title: employer, employer };
  if (organisations.slice(1, employer).some((organisation) => organisation >= NAMED_ORGANISATION)) return null;
  const isLong = between.join(', ').length > texts[0]!.length;
  return { title: isLong ? 1 : employer, employer };
}

/** Where the look changes within a piece: from a title to something else, or anywhere where there is nothing else. */
function turnIn(part: Part, lexicon: TitleLexicon, isOnly: boolean): number | undefined {
  return part.cell.turns
    .map((at) => at - part.from)
    .find((at) => {
      if (at <= 2 || at >= part.text.length - 2) return false;
      // "**Sales Associate** (part time)"
      if (/^\s*\([^()]*\)$/.test(part.text.slice(at))) return false;
      const sides = [part.text.slice(0, at), part.text.slice(at)].map(
        (text) => titleScore(text.trim(), lexicon) >= TITLE,
      );
      return isOnly || sides[0] !== sides[1];
    });
}

/** Where between the pieces a title ends and an employer begins, or the other way round; 0 where nothing says so. */
function bestSplit(titles: readonly number[], organisations: readonly number[], isOnly: boolean): number {
  const leaning = (n: number) => titles[n]! - organisations[n]!;
  const last = titles.length - 1;
  if (titles[0]! >= TITLE && leaning(0) > 0) {
    for (let n = 1; n <= last; n++)
      if (leaning(n) <= -1 || (isOnly && (titles[n]! < TITLE || organisations[n]! >= 1.5))) return n;
    return 0;
  }
  for (let n = last; n >= 1; n--)
    if (titles[n]! >= TITLE && leaning(n) > 0 && leaning(n - 1) <= 0 && (isOnly || organisations[0]! >= 1)) return n;
  return 0;
}

/** "since 2017, La Spezia": nobody knows the town, but it stands behind the date. */
const isBehindDate = (part: Part, lexicon: TitleLexicon): boolean =>
  datesIn(part.cell.text).some(
    (date) => date.isRange && /^[\s,·|–-]*$/.test(part.cell.text.slice(date.to, part.from)) && date.to <= part.from,
  ) &&
  part.text.split(' ').length <= 3 &&
  titleScore(part.text, lexicon) < 1 &&
  organisationScore(part.text) < 0.7;

/** "Frontend / Backend Developer" */
const fieldOfWork =
  /^(?:front[- ]?end|back[- ]?end|full[- ]?stack|web|mobile|ios|android|software|hardware|firmware|embedded|systems?|network|data|cloud|qa|test|ui|ux|hr|sales|marketing|accounts? (?:payable|receivable)|day|night|line|prep|graphic|interior|civil|mechanical|electrical|warehouse|front desk|bar|floor)$/i;

/** Whether nothing but a stroke stands between two pieces. */
const isStroke = (one: Part, next: Part): boolean =>
  one.cell === next.cell && /^\s*\/\s*$/.test(one.cell.text.slice(one.to, next.from));

const isTownLike = ({ text }: Part): boolean => mayBePlace(text);

/** "Data scientist / Cloud Architect – Deloitte": all that stands before the dash is what somebody was. */
function isOneRole(run: readonly Part[], all: readonly Part[], lexicon: TitleLexicon): boolean {
  const { cell, to } = run.at(-1)!;
  return (
    run.some(({ text }) => titleScore(text, lexicon) >= TITLE) &&
    run.every((part) => organisationScore(part.text) < 0.6 && !isTownLike(part)) &&
    all.some((part) => part.cell === cell && part.from > to && !isTownLike(part))
  );
}

/** "Apprentice / Improver, Keepmoat Homes", "AIN / Personal Care Assistant" below a hospital: one of them is a title nobody has listed. */
function isTwoTitles(run: readonly Part[], all: readonly Part[], lexicon: TitleLexicon): boolean {
  const [first, second, ...more] = run;
  if (!first || !second || more.length > 0) return false;
  const [next, ...behind] = second.text.split(/,\s+/);
  const isShortName = (text: string) =>
    text.split(' ').length <= 2 &&
    organisationScore(text) <= NAMED_ORGANISATION &&
    !isPlace(text) &&
    !isLikelyPlace(text);
  if (titleScore(first.text, lexicon) >= TITLE) return behind.length > 0 && isShortName(next!);
  const isElsewhere = all.some(
    ({ text, cell }) => cell !== first.cell && organisationScore(text) >= LIKELY_ORGANISATION,
  );
  return isElsewhere && isShortName(first.text) && titleScore(next!, lexicon) >= TITLE;
}

/**
 * "Oscar Mayer / Kraft Heinz — Plant Manager": a stroke between two names, where neither is a title, parts nothing; nor does one
 * between two things that somebody was.
 */
function withStrokes(parts: readonly Part[], lexicon: TitleLexicon): Part[] {
  const isName = (part: Part) => titleScore(part.text, lexicon) < 1 && !isTownLike(part);
  const runs: Part[][] = [];
  for (const part of parts) {
    const last = runs.at(-1)?.at(-1);
    if (last && isStroke(last, part)) runs.at(-1)!.push(part);
    else runs.push([part]);
  }
  const together = (from: Part, to: Part): Part => {
    const text = from.cell.text.slice(from.from, to.to);
    return { ...from, text, to: to.to, place: placeOf(from.cell, from.from, to.to) };
  };
  return runs.flatMap((run) => {
    if (run.length > 1 && (isOneRole(run, parts, lexicon) || isTwoTitles(run, parts, lexicon)))
      return [together(run[0]!, run.at(-1)!)];
    const joined: Part[] = [];
    for (const part of run) {
      const last = joined.at(-1);
      if (last && isName(last) && (isName(part) || fieldOfWork.test(last.text)))
        joined[joined.length - 1] = together(last, part);
      else joined.push(part);
    }
    return joined;
  });
}

/** "Baton Rouge, LA" */
export const isTownOfState = ({ text }: Part): boolean =>
  /^\p{Lu}[\p{L}.' -]+, \p{Lu}{2}$/u.test(text) && isLikelyPlace(text);

/** "Honda of America | Marysville, OH": who employs, in a piece of its own beside its town. */
function isEmployerBesideTown(named: Part, all: readonly Part[], lexicon: TitleLexicon): boolean {
  if (titleScore(named.text, lexicon) >= TITLE) return false;
  return organisationScore(named.text) >= LIKELY_ORGANISATION || all.some(isTownOfState);
}

/** The kind of a contract: a title only where nothing else is one. */
const contractKind =
  /^(?:apprentissage|alternance|stage|apprenticeship|internship|co-?op|praktikum|ausbildung|tirocinio|prácticas|estágio|freelance|contract work)$/i;

/** "Roboticien – Aerofil – Stage" without the last. */
function withoutContractKinds(parts: readonly Part[], lexicon: TitleLexicon): readonly Part[] {
  const others = parts.filter(({ text }) => !contractKind.test(text));
  const isNamed = others.length >= 2 && others.some(({ text }) => titleScore(text, lexicon) >= TITLE);
  return isNamed ? others : parts;
}

/** "Cook, The Inn" above "Claxton Bay, 2018 – 2021": beside the date stands one short name that is neither, where. */
const isAboveTown = (part: Part, all: readonly Part[]): boolean => {
  const [first, second, ...more] = all;
  return (
    part === first &&
    part.offset < 0 &&
    more.length === 0 &&
    second?.offset === 0 &&
    second.text.split(' ').length <= 3 &&
    organisationScore(second.text) < NAMED_ORGANISATION
  );
};

export function headPartsOf(told: readonly Part[], lexicon: TitleLexicon, isParted = false): Scored[] {
  const all = withStrokes(withoutContractKinds(told, lexicon), lexicon);
  const before = all.filter((part) => !isBehindDate(part, lexicon));
  const parts = before.length >= 2 ? before : all;
  const sure = parts.filter((part) => !isPlacePart(part));
  const isTown = ({ text }: Part) => isLikelyPlace(text) && organisationScore(text.split(',')[0]!) < LEGAL;
  const named = sure.filter((part) => !isTown(part));
  // "Cook, The Inn – Baton Rouge, LA" has both before its town
  const isWhole = named.length === 1 && sure.some(isTownOfState) && takenApart(named[0]!, lexicon, true).length >= 2;
  // "Acme, Germany" is a town unless nothing else can be the employer
  const hasEmployer = named.length === 1 && sure.some(isTown) && isEmployerBesideTown(named[0]!, sure, lexicon);
  const kept = named.length >= 2 || isWhole || hasEmployer ? named : sure;
  return kept
    .flatMap((part) =>
      takenApart(part, lexicon, kept.length === 1, isParted && (kept.length === 1 || isAboveTown(part, kept))),
    )
    .filter((part) => part.text !== '' && !isPlacePart(part) && !isCode(part.text))
    .map((part) => scored(part, lexicon));
}
