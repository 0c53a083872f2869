import * as z from 'zod/mini';
import '#functions/outside/reasons.ts';
import { Refusal, refuse } from '#shared/lib/refusal.ts';
import { socCode } from '#shared/lib/rows.ts';
import type { Folder } from '../folder.ts';

const tens = 'must be rounded to tens, as OEWS is';
const dollars = z
  .number()
  .check(
    z.minimum(10_000, 'is too low for dollars a year'),
    z.maximum(2_000_000, 'is too high for dollars a year'),
    z.multipleOf(10, tens),
  );
const persons = z
  .number()
  .check(z.int('must be whole persons'), z.minimum(10), z.maximum(20_000_000), z.multipleOf(10, tens));
/** An occupation in an area. Dollars a year and persons; a figure that is not published is absent. */
const wage = z.object({
  emp: z.optional(persons),
  avg: z.optional(dollars),
  p10: z.optional(dollars),
  p25: z.optional(dollars),
  med: z.optional(dollars),
  p75: z.optional(dollars),
  p90: z.optional(dollars),
});
export type Wage = z.infer<typeof wage>;

const areaFile = z.object({
  year: z.optional(z.string()),
  fips: z.optional(z.string()),
  name: z.optional(z.string()),
  count: z.number(),
  occupations: z.record(z.string(), wage),
});

export interface Area {
  fips: string;
  name: string;
  /** SOC code → figures */
  wages: Map<string, Wage>;
}

const percentiles = ['p10', 'p25', 'med', 'p75', 'p90'] as const;

function readArea(folder: Folder, path: string, atLeast: number): z.infer<typeof areaFile> {
  const document = folder.json(
    path,
    (json) => Object.keys((json as { occupations?: object })?.occupations ?? {}).length,
  );
  const read = areaFile.safeParse(document);
  if (!read.success) {
    const issue = read.error.issues[0]!;
    throw new Refusal(path, null, `${issue.path.join('.')} ${issue.message}`);
  }
  const entries = Object.entries(read.data.occupations);
  if (entries.length !== read.data.count || entries.length < atLeast) {
    throw new Refusal(
      path,
      null,
      `${entries.length} occupations, says ${read.data.count}, expected ${atLeast}: truncated?`,
    );
  }
  for (const [code, figures] of entries) {
    if (!socCode.test(code)) throw new Refusal(path, null, `"${code}" is not a code like 15-1252`);
    const published = percentiles.map((name) => figures[name]).filter((value) => value !== undefined);
    if (published.some((value, i) => i > 0 && value < published[i - 1]!)) {
      throw new Refusal(path, null, `the wages of ${code} do not rise from p10 to p90: ${published.join(', ')}`);
    }
  }
  return read.data;
}

/** Checks the sum of persons over all detailed occupations; the US has about 155 million in OEWS. */
function refuseWrongUnit(path: string, wages: Map<string, Wage>): void {
  const total = [...wages.values()].reduce((sum, { emp = 0 }) => sum + emp, 0);
  if (total < 100e6 || total > 250e6) {
    throw new Refusal(path, null, `employment adds up to ${total}, not to 100-250 million persons: another unit?`);
  }
  const withMedian = [...wages.values()].filter(({ med }) => med !== undefined).length;
  if (withMedian < 0.95 * wages.size) {
    throw new Refusal(path, null, `only ${withMedian} of ${wages.size} occupations have "med": a renamed field?`);
  }
}

/** The folder of the newest year, for example `bls_oews/2025`. */
function newest(folder: Folder): string {
  const year = folder.names('bls_oews').findLast((name) => /^20\d\d$/.test(name));
  return year ? `bls_oews/${year}` : refuse('bls_oews', 'has no folder of a year, such as 2025');
}

/** Occupational Employment and Wage Statistics of the nation. */
export function readNation(folder: Folder): { year: string; wages: Map<string, Wage> } {
  const path = `${newest(folder)}/national.json`;
  const { year, occupations } = readArea(folder, path, 800);
  if (!year || !path.includes(`/${year}/`)) throw new Refusal(path, null, `says it is of the year ${year}`);
  const wages = new Map(Object.entries(occupations));
  refuseWrongUnit(path, wages);
  return { year, wages };
}

/** The same for the 50 states and the District of Columbia, by FIPS code in ascending order. */
export function readStates(folder: Folder): Area[] {
  const parent = `${newest(folder)}/states`;
  const states = folder.names(parent).map((file) => {
    const path = `${parent}/${file}`;
    const { fips, name, occupations } = readArea(folder, path, 400);
    if (!name || `${fips}.json` !== file) throw new Refusal(path, null, `says FIPS ${fips}, name ${name}`);
    return { fips: fips!, name, wages: new Map(Object.entries(occupations)) };
  });
  if (states.length !== 51) throw new Refusal(parent, null, `${states.length} areas, expected 51`);
  return states;
}
