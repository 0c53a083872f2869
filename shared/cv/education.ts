/** Schools and degrees. Entries are separated by their dates, or where a second school begins. */
import type { DateRange } from './date-ranges.ts';
import { datesIn } from './dates.ts';
import { degreeOf, namesDegree } from './degrees.ts';
import { educationOf, kindsOf, type Told } from './education-entry.ts';
import { type Entry, entriesOf } from './entries.ts';
import { unmarked } from './entry-marks.ts';
import type { Cell } from './layout/cells.ts';
import { type Line, PARAGRAPH_GAP } from './layout/lines.ts';
import { isBullet, type Part, partsOf, placeOf } from './parts.ts';
import type { Education, Found } from './reading.ts';
import { isNamed, takenApart } from './study-pieces.ts';
import { isSchool } from './titles.ts';

const yearOf = ({ endDate }: Education): string | undefined => endDate?.value.slice(0, 4);

/** "Obafemi Awolowo University  2012 – 2017" in one list, "B.Sc. Accounting  2017" in another: joined by the year. */
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
      // text beside the school without a degree is its town
      return degree ? { ...degree, institution: one.institution! } : one;
    });
}

/** If no words identify the school, its place in the entries whose words do decides. */
function readAlike(told: readonly Told[]): Education[] {
  const schools = told.flatMap((one) => educationOf(one)?.sure ?? []);
  return told.flatMap((one) => educationOf(one, schools)?.education ?? []);
}

/** Lines without dates: a new entry begins at a school or a degree that the current one already has. */
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

/** Whether a section under an unknown heading is about education: its first lines name a school and a degree. */
export const namesSchools = (lines: readonly Line[]): boolean =>
  [0, 1, 2].some((from) => namesSchool(lines.slice(from, from + 2)));

/** Whether lines name a school and a degree. */
export function namesSchool(lines: readonly Line[]): boolean {
  const text = lines.map((line) => line.text).join(' ');
  return isSchool(text) && degreeOf(text) !== null;
}

/** "American Leadership Academy High School" in a paragraph of its own, in the description of another school. */
const namesOther = (line: Line): boolean =>
  !isBullet(line) && line.gap > PARAGRAPH_GAP && isSchool(line.text) && isNamed(line.text) && line.cells.length === 1;

/** "SIA licence, valid to 2026": a permit, with its expiry. */
const isPermit = ({ text }: Line): boolean =>
  /(?<!\p{L})(?:valid (?:to|until|till|through)|expir(?:es|y|ing)|renew(?:al|ed|able)|gültig bis|valable jusqu|válid[oa] hasta)(?!\p{L})/iu.test(
    text,
  ) && !isSchool(text);

/** A school or degree in a bullet or paragraph of its own within the description of another one. */
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

/** An entry's own school, and complete ones without dates above and below it. */
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
