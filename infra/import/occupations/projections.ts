import { Refusal } from '#shared/lib/refusal.ts';
import { byKey, type Row, socCode } from '#shared/lib/rows.ts';
import { educationLevels } from '#shared/occupations/facts.ts';
import { entryExperiences, usualTrainings } from '#shared/occupations/preparation.ts';
import type { Folder } from '../folder.ts';

interface Projection {
  /** percent over the ten years */
  growth: number;
  /** persons a year */
  openings: number;
  /** index into `educationLevels` */
  education: number;
  /** index into `entryExperiences` */
  experience: number;
  /** index into `usualTrainings` */
  training: number;
}

export interface Projections {
  /** first and last year, for example 2024 and 2034 */
  from: number;
  to: number;
  /** National Employment Matrix code → projection */
  byCode: Map<string, Projection>;
}

const path = 'bls_ep/occupation.xlsx';

/** The publisher puts its years into the column names. */
function columnsOf(from: number, to: number) {
  const years = `${from}–${to % 100}`;
  return {
    code: `${from} National Employment Matrix code`,
    kind: 'Occupation type',
    employment: `Employment, ${from}`,
    expected: `Employment, ${to}`,
    growth: `Employment change, percent, ${years}`,
    openings: `Occupational openings, ${years} annual average`,
    education: 'Typical education needed for entry',
    experience: 'Work experience in a related occupation',
    training: 'Typical on-the-job training needed to attain competency in the occupation',
    median: `Median annual wage, dollars, ${from}[1]`,
  };
}
type Columns = ReturnType<typeof columnsOf>;

/**
 * Employment Projections, Table 1.2: its years, columns and rows, and the rows of detailed occupations ("Line item") by
 * code.
 */
export async function readProjectionTable(folder: Folder) {
  let [from, to] = [0, 0];
  const rows = await folder.sheet(path, 'Table 1.2', 2, (title) => {
    [from, to] = yearsOf(title);
    return { columns: Object.values(columnsOf(from, to)), atLeast: 1100 };
  });
  const columns = columnsOf(from, to);
  const items = rows.filter((row) => row.text(columns.kind) === 'Line item');
  return { from, to, columns, rows, items: byKey(items, columns.code, socCode) };
}

/** One projection per detailed occupation. */
export async function readProjections(folder: Folder): Promise<Projections> {
  const { from, to, columns, rows, items } = await readProjectionTable(folder);
  refuseParts(rows, [...items.values()], columns);
  return { from, to, byCode: new Map([...items].map(([code, row]) => [code, projectionOf(row, columns)])) };
}

function yearsOf(title: string): [number, number] {
  const years = /(20\d\d)–(20\d\d)/.exec(title);
  if (!title.includes('(Employment in thousands)') || !years) {
    throw new Refusal(path, 1, `the title names no years or not "(Employment in thousands)": "${title}"`);
  }
  return [Number(years[1]), Number(years[2])];
}

const thousands = { min: 0, max: 10_000, unit: 'thousands of persons' };

function projectionOf(row: Row, columns: Columns): Projection {
  const growth = row.figure(columns.growth, { min: -99, max: 200, unit: 'percent over ten years' });
  refuseOtherGrowth(row, growth, row.figure(columns.employment, thousands), row.figure(columns.expected, thousands));
  const openings = row.figure(columns.openings, { min: 0, max: 2000, unit: 'thousands of persons a year' });
  return {
    growth,
    openings: Math.round(openings * 1000),
    education: educationLevels.indexOf(row.oneOf(columns.education, educationLevels)),
    experience: entryExperiences.indexOf(row.oneOf(columns.experience, entryExperiences)),
    training: usualTrainings.indexOf(row.oneOf(columns.training, usualTrainings)),
  };
}

/**
 * Growth follows from the two employments, which are rounded to 0.1 thousand: a fraction instead of percent does not.
 */
function refuseOtherGrowth(row: Row, growth: number, from: number, to: number): void {
  const computed = 100 * (to / from - 1);
  const rounding = 0.06 + (5.1 / from) * (1 + to / from);
  if (Math.abs(growth - computed) > rounding) {
    row.refuse(`growth is ${growth} percent, but employment goes from ${from} to ${to} thousand: another unit?`);
  }
}

/** The publisher's own total reveals missing rows and a unit other than thousands. */
function refuseParts(rows: readonly Row[], items: readonly Row[], columns: Columns): void {
  const inAll = rows.find((row) => row.text(columns.code) === '00-0000');
  if (!inAll) throw new Refusal(path, null, 'has no row 00-0000 with the total');
  const total = inAll.figure(columns.employment, { min: 100_000, max: 300_000, unit: 'thousands of persons in all' });
  const counted = items.reduce((sum, row) => sum + row.figure(columns.employment, thousands), 0);
  if (Math.abs(counted / total - 1) > 0.002) {
    throw new Refusal(path, null, `the occupations add up to ${counted.toFixed(0)} of ${total} thousand: truncated?`);
  }
}
