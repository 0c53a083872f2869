/** Schools and degrees. Entries are told apart by their dates, or where a second school begins. */
import type { DateRange } from './date-ranges.ts';
import { datesIn } from './dates.ts';
import { degreeOf, isDegreeOfSome, namesDegree, studiesOf } from './degrees.ts';
import { type Entry, entriesOf } from './entries.ts';
import { unmarked } from './entry-marks.ts';
import type { Cell } from './layout/cells.ts';
import { type Line, PARAGRAPH_GAP } from './layout/lines.ts';
import { leadingLabel } from './lexicon/labels.ts';
import { isLikelyPlace, isPlace } from './lexicon/places.ts';
import { lookOf } from './pairing.ts';
import { isBullet, isPlacePart, type Part, partsOf, pieceOf, placeOf } from './parts.ts';
import type { Education, Found } from './reading.ts';
import { isAboutStudies, isCourse, isNamed, isPartOfSchool, schoolLevel, takenApart } from './study-pieces.ts';
import { isSchool, organisationScore } from './titles.ts';

interface Kinds {
  part: Part;
  school: number;
  degree: number;
}

function kindsOf(part: Part): Kinds {
  const text = part.text.replace(
    /^(?:institution|school|university|hochschule|universität|name and type of organisation providing education and training|title of qualification awarded|degree|abschluss|diplôme|établissement)\s*:\s*/iu,
    '',
  );
  const degree = degreeOf(text) && !isPartOfSchool.test(text) ? 2 : isCourse.test(text) && !isSchool(text) ? 1 : 0;
  const isCertificate = degreeOf(text)?.index === 0 && /(?:certificate|diploma|examination)\)?$/i.test(text.trim());
  const isDiploma =
    isCertificate ||
    /^(?:[\p{L}]+ ){0,3}(?:high|secondary|senior|middle) (?:school )?(?:diploma|certificate|leaving)/iu.test(text);
  // what one leaves it with
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

/** "at Leeds College (Distinction)", without what leads to it and what was got there. */
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

/** The less, the sooner it is the school: a name, and what stands apart from the degree, what follows it, what stands before it. */
const nearness = (one: Kinds, degree: Kinds): number => {
  const isBeside = one.part.cell.text === degree.part.cell.text;
  return (isNamed(one.part.text) ? 0 : 3) + (isBeside ? (one.part.from > degree.part.from ? 1 : 2) : 0);
};

/** What an entry is read from. */
interface Told {
  parts: readonly Part[];
  end?: Found | undefined;
  isDated?: boolean;
}

/** Parts without what is a town; one that nobody knows ("Drumright, OK") may be the school where nothing else is. */
function withoutTowns(parts: readonly Part[]): Part[] {
  const sure = parts.filter((part) => !isPlacePart(part));
  const named = sure.filter((part) => !isLikelyPlace(part.text) || isSchool(part.text));
  return named.some((part) => kindsOf(part).degree <= 0 || isSchool(part.text)) ? named : sure;
}

/** "Qualification: Matric" and "School attended: Ridge High" name what they say; "Year: 2018" names no school and no degree. */
function withoutLabel(part: Part): Part[] {
  const label = leadingLabel(part.text);
  if (/^years?(?: of \p{L}+)?$/iu.test(part.text)) return [];
  const isValue = label?.kind === 'degree' || label?.kind === 'school';
  return isValue ? [pieceOf(part, label.from, part.text.length)] : [part];
}

interface EducationRead {
  education: Education;
  /** its school, if its words tell which piece that is */
  sure: Part | undefined;
}

/** Which of the pieces stands where the schools of other entries do, or else looks like them as the only one. */
function alikeOf(kinds: readonly Kinds[], schools: readonly Part[]): Kinds | undefined {
  const most = (of: (part: Part) => string) =>
    [...Map.groupBy(schools.map(of), (one) => one)].sort((a, b) => b[1].length - a[1].length)[0]?.[0];
  const [slot, look] = [most((part) => part.slot), most(lookOf)];
  const looking = kinds.filter(({ part }) => lookOf(part) === look);
  // "Tulsa Tech, Welding" is told the other way round
  const isWord = ({ part }: Kinds) =>
    !part.text.includes(' ') && kinds.some((other) => other.part.cell === part.cell && other.part.text.includes(' '));
  return kinds.find((one) => one.part.slot === slot && !isWord(one)) ?? (looking.length === 1 ? looking[0] : undefined);
}

/** A school is named by words of its own. */
const NAMED_SCHOOL = 2;

/** The pieces of an entry, without towns and marks, each with how likely it is a school and a degree. */
function piecesOf(parts: readonly Part[]): Kinds[] {
  const told = withoutTowns(parts.flatMap(withoutLabel));
  const hasSchool = told.map(kindsOf).some(({ school, degree }) => school >= NAMED_SCHOOL && degree === 0);
  return told
    .flatMap((part) => takenApart(part, hasSchool).map((piece, n) => ({ ...piece, slot: `${part.slot}/${n}` })))
    .filter(({ text }) => !isPlace(text) && !isMark.test(text))
    .map(kindsOf);
}

/** Where a degree is named, what else stands at the head is the school: "MIT", "Stanford". */
const mayBeSchool = ({ part }: Kinds): boolean =>
  part.offset <= 1 && /^\p{Lu}/u.test(part.text) && part.text.split(' ').length <= MAX_SCHOOL_WORDS;
const MAX_SCHOOL_WORDS = 8;
/** What stands beside a school and its degree, and has no more words, is the subject. */
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
function educationOf({ parts, end, isDated }: Told, schools: readonly Part[] = []): EducationRead | null {
  const kinds = piecesOf(parts);
  const degree = degreeAmong(kinds);
  const worded = schoolByWords(kinds, degree);
  const isSure = (degree?.degree ?? 0) >= 2 || (worded !== undefined && worded.school >= NAMED_SCHOOL);
  const mayBeAlike = kinds.filter((one) => one.degree < 2 && one.school > -1 && mayBeSchool(one));
  const alike = alikeOf(mayBeAlike, schools);
  const named = isSure ? worded : (alike ?? worded);
  const others = kinds.filter((one) => one !== degree && one !== named && one.school > -1 && one.degree > -1);
  const unnamed = named ? undefined : schoolByPlace(others, degree, alike);
  // among schools, what a date stands beside is one, whatever it calls itself
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

/** The school that no words name: one that is a little like an organisation, one where others have theirs, the one nearest to the degree. */
function schoolByPlace(
  others: readonly Kinds[],
  degree: Kinds | undefined,
  alike: Kinds | undefined,
): Kinds | undefined {
  const byWords = others.find((one) => one.school > 0) ?? others.find((one) => one === alike);
  if (byWords || !degree) return byWords;
  return others.filter(mayBeSchool).sort((a, b) => nearness(a, degree) - nearness(b, degree))[0];
}

const yearOf = ({ endDate }: Education): string | undefined => endDate?.value.slice(0, 4);

/** "Obafemi Awolowo University  2012 – 2017" in one list, "B.Sc. Accounting  2017" in another: told of one by the year. */
export function withListsJoined(education: readonly Education[]): Education[] {
  const schools = education.filter(({ institution, studyType }) => institution && !studyType);
  const degrees = education.filter(({ institution, studyType }) => !institution && studyType);
  const alikeIn = (list: readonly Education[], one: Education) =>
    list.filter((other) => yearOf(other) !== undefined && yearOf(other) === yearOf(one));
  const degreeOfSchool = new Map(
    schools.flatMap((school) => {
      const [degree, ...more] = alikeIn(degrees, school);
      return degree && more.length === 0 && alikeIn(schools, school).length === 1 ? [[school, degree] as const] : [];
    }),
  );
  const joined = new Set(degreeOfSchool.values());
  return education
    .filter((one) => !joined.has(one))
    .map((one) => {
      const degree = degreeOfSchool.get(one);
      // what stands beside the school alone is its town
      return degree ? { ...degree, institution: one.institution! } : one;
    });
}

/** Which piece is the school is told, where no words do, by where it stands in the entries whose words do. */
function readAlike(told: readonly Told[]): Education[] {
  const schools = told.flatMap((one) => educationOf(one)?.sure ?? []);
  return told.flatMap((one) => educationOf(one, schools)?.education ?? []);
}

/** Lines without dates: an entry begins where a school or a degree comes that the one before has already. */
function undated(lines: readonly Line[]): Part[][] {
  const groups: { parts: Part[]; schools: number; degrees: number }[] = [];
  for (const line of lines) {
    const parts = partsOf(line, 0);
    const kinds = parts.flatMap((part) => takenApart(part)).map(kindsOf);
    const schools = kinds.some((one) => one.school >= 2) ? 1 : 0;
    const degrees = kinds.some((one) => one.degree > 0 && (one.school < 2 || namesDegree(one.part.text))) ? 1 : 0;
    const group = groups.at(-1);
    if (!group || (schools && group.schools) || (degrees && group.degrees)) {
      if (schools || degrees || !group) groups.push({ parts, schools, degrees });
      else group.parts.push(...parts);
    } else {
      group.parts.push(...parts);
      group.schools += schools;
      group.degrees += degrees;
    }
  }
  return groups.filter(({ schools, degrees }) => schools + degrees > 0).map(({ parts }) => parts);
}

const isWhole = (parts: readonly Part[]): boolean =>
  parts.some((part) => kindsOf(part).school >= 2) && parts.some(({ text }) => namesDegree(text));

const endOf = (cell: Cell, range: DateRange): Found | undefined => {
  const value = range.end ?? (range.isRange ? null : range.start);
  return value ? { value, place: placeOf(cell, range.from, range.to) } : undefined;
};

const endDateOf = ({ anchor }: Entry): Found | undefined => (anchor ? endOf(anchor.cell, anchor.range) : undefined);

/** "B.Ed from Mahatma Gandhi University in 2016 with 78%" */
function onlyDateIn(parts: readonly Part[]): Found | undefined {
  const cells = [...new Set(parts.map(({ cell }) => cell))];
  const [only, ...more] = cells.flatMap((cell) => datesIn(cell.text).map((range) => ({ cell, range })));
  return only && more.length === 0 ? endOf(only.cell, only.range) : undefined;
}

const hasDate = (line: Line): boolean => line.cells.some((cell) => datesIn(cell.text).length > 0);

/** Whether a section under an unknown heading tells of schools: one of its first lines names one and a degree. */
export const namesSchools = (lines: readonly Line[]): boolean =>
  [0, 1, 2].some((from) => namesSchool(lines.slice(from, from + 2)));

/** Whether lines name a school and a degree. */
export function namesSchool(lines: readonly Line[]): boolean {
  const text = lines.map((line) => line.text).join(' ');
  return isSchool(text) && degreeOf(text) !== null;
}

/** "American Leadership Academy High School" in a paragraph of its own, below what is told of another one. */
const namesOther = (line: Line): boolean =>
  !isBullet(line) && line.gap > PARAGRAPH_GAP && isSchool(line.text) && isNamed(line.text) && line.cells.length === 1;

/** "SIA licence, valid to 2026": what one may do, and until when. */
const isPermit = ({ text }: Line): boolean =>
  /(?<!\p{L})(?:valid (?:to|until|till|through)|expir(?:es|y|ing)|renew(?:al|ed|able)|gültig bis|valable jusqu|válid[oa] hasta)(?!\p{L})/iu.test(
    text,
  ) && !isSchool(text);

/** A school or a degree that a bullet or a paragraph of its own names in what is told of another one. */
const namesBeside = (line: Line, isRead: boolean): boolean =>
  (isBullet(line) && isSchool(line.text) && degreeOf(line.text) !== null) || (isRead && namesOther(line));

export function readEducation(all: readonly Line[]): { education: Education[]; rest: Line[] } {
  const lines = all.filter((line) => !isPermit(line));
  const isEntry = (line: Line) => isSchool(line.text) || degreeOf(line.text) !== null;
  const { entries, before } = entriesOf(lines, isEntry);
  const told: Told[] = [];
  const rest: Line[] = all.filter(isPermit);
  const addUndated = (from: readonly Line[]) => {
    const groups = undated(from.filter((line) => !hasDate(line) || isEntry(line)));
    told.push(...groups.map((parts) => ({ parts, end: onlyDateIn(parts) })));
    if (groups.length === 0) rest.push(...from);
  };
  if (before.length > 0) addUndated(before);
  for (const entry of entries) {
    const { above, own, below } = schoolsOf(entry);
    const isRead = educationOf(own) !== null;
    told.push(...above, ...(isRead ? [own] : []), ...below);
    if (!isRead) rest.push(...entry.head, ...entry.next);
    const others = entry.body.filter((line) => namesBeside(line, isRead));
    if (others.length > 0) addUndated(others);
    rest.push(...entry.body.filter((line) => !others.includes(line)));
  }
  return { education: readAlike(told), rest };
}

/** What an entry tells of its own school, and of whole ones above and below it that have no date. */
function schoolsOf(entry: Entry): { above: Told[]; own: Told; below: Told[] } {
  const above = undated(entry.head).slice(0, -1).filter(isWhole);
  const below = undated([...entry.head, ...entry.next])
    .slice(above.length + 1)
    .filter(isWhole);
  const cells = new Set([...above, ...below].flat().map(({ cell }) => cell));
  const near = entry.nextParts.filter((part) => part.offset <= 2);
  const parts = [...entry.parts, ...near].filter(({ cell }) => !cells.has(cell));
  // "• Bachelor of Biochemistry (May 2014)" above "• Tufts University"
  const [first] = entry.body;
  const isSchoolBelow = first && isBullet(first) && isSchool(first.text) && !degreeOf(first.text);
  if (isSchoolBelow && !parts.some(({ text }) => isSchool(text))) parts.push(...partsOf(unmarked(first), 1));
  const alone = (groups: readonly Part[][]): Told[] => groups.map((own) => ({ parts: own }));
  const own = { parts, end: endDateOf(entry), isDated: entry.anchor !== null };
  return { above: alone(above), own, below: alone(below) };
}
