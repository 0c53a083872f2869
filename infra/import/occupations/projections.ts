import { educationLevels } from '#shared/occupations/facts.ts';
import type { Folder } from './folder.ts';
import { Refusal } from './refusal.ts';
import { type Row, socCode } from './rows.ts';

export interface Projection {
  /** percent over the ten years */
  growth: number;
  /** persons a year */
  openings: number;
  /** index into `educationLevels` */
  education: number;
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
    growth: `Employment change, percent, ${years}`,
    openings: `Occupational openings, ${years} annual average`,
    education: 'Typical education needed for entry',
  };
}
type Columns = ReturnType<typeof columnsOf>;

/** Employment Projections, Table 1.2: one projection for each detailed occupation ("Line item"). */
export async function readProjections(folder: Folder): Promise<Projections> {
  let [from, to] = [0, 0];
  const rows = await folder.sheet(path, 'Table 1.2', 2, (title) => {
    [from, to] = yearsOf(title);
    return { columns: Object.values(columnsOf(from, to)), atLeast: 1100 };
  });
  const columns = columnsOf(from, to);
  const items = rows.filter((row) => row.text(columns.kind) === 'Line item');
  const byCode = new Map<string, Projection>();
  for (const row of items) {
    const code = row.code(columns.code, socCode);
    if (byCode.has(code)) row.refuse(`${code} stands twice`);
    byCode.set(code, projectionOf(row, columns));
  }
  refuseParts(rows, items, columns);
  return { from, to, byCode };
}

function yearsOf(title: string): [number, number] {
  const years = /(20\d\d)–(20\d\d)/.exec(title);
  if (!title.includes('(Employment in thousands)') || !years) {
    throw new Refusal(path, 1, `the title names no years or not "(Employment in thousands)": "${title}"`);
  }
  return [Number(years[1]), Number(years[2])];
}

const projectionOf = (row: Row, columns: Columns): Projection => ({
  growth: row.figure(columns.growth, { min: -99, max: 200, unit: 'percent over ten years' }),
  openings: Math.round(row.figure(columns.openings, { min: 0, max: 2000, unit: 'thousands of persons a year' }) * 1000),
  education: educationLevels.indexOf(row.oneOf(columns.education, educationLevels)),
});

/** The publisher's own total shows at once whether rows are missing and whether the unit is thousands. */
function refuseParts(rows: readonly Row[], items: readonly Row[], columns: Columns): void {
  const inAll = rows.find((row) => row.text(columns.code) === '00-0000');
  if (!inAll) throw new Refusal(path, null, 'has no row 00-0000 with the total');
  const total = inAll.figure(columns.employment, { min: 100_000, max: 300_000, unit: 'thousands of persons in all' });
  const range = { min: 0, max: 10_000, unit: 'thousands of persons' };
  const counted = items.reduce((sum, row) => sum + row.figure(columns.employment, range), 0);
  if (Math.abs(counted / total - 1) > 0.002) {
    throw new Refusal(path, null, `the occupations add up to ${counted.toFixed(0)} of ${total} thousand: truncated?`);
  }
}
