/**
 * Reads an answer of the Bureau of Labor Statistics' public API; anything doubtful is refused, naming series and
 * reason.
 */
import * as z from 'zod/mini';
import { Refusal } from '#shared/lib/refusal.ts';
import { type MarketSeries, type Monthly, monthAfter, monthsBetween } from './series.ts';

/** Months stored: three years and the month before them. */
const MONTHS_KEPT = 37;

const answer = z.object({
  status: z.string(),
  message: z.optional(z.array(z.string())),
  Results: z.optional(
    z.object({
      series: z.array(
        z.object({
          seriesID: z.string(),
          data: z.array(z.object({ year: z.string(), period: z.string(), value: z.string() })),
        }),
      ),
    }),
  ),
});

/** The plausible range of each kind of series; a wrong unit falls outside it. */
const ranges: [RegExp, { min: number; max: number; unit: string }][] = [
  [/^CES.*01$/, { min: 100, max: 100_000, unit: 'thousands of persons' }],
  [/^CES.*03$/, { min: 7, max: 300, unit: 'dollars an hour' }],
  [/^JTS.*JOL$/, { min: 500, max: 30_000, unit: 'thousands of open jobs' }],
  [/^JTS.*JOR$/, { min: 0, max: 25, unit: 'percent' }],
];

export type Observation = { month: string; value: number | null };

/**
 * The validated monthly values of one series, the last `MONTHS_KEPT` of them.
 * @param file its name in a refusal
 * @throws Refusal
 */
export function monthlyOf(file: string, id: string, observations: readonly Observation[]): Monthly | null {
  const range = ranges.find(([form]) => form.test(id))?.[1];
  if (!range) throw new Refusal(file, null, `${id} is not a series this product knows`);
  const byMonth = new Map<string, number | null>();
  observations.forEach(({ month, value }, i) => {
    const refuse = (reason: string) => {
      throw new Refusal(`${file} ${id}`, i + 1, reason);
    };
    if (byMonth.has(month)) refuse(`${month} stands twice`);
    if (value !== null && !(value >= range.min && value <= range.max))
      refuse(`${month} is ${value}, outside ${range.min} to ${range.max} (${range.unit}): another unit?`);
    byMonth.set(month, value);
  });
  const months = [...byMonth.keys()].sort();
  const last = months.findLast((month) => byMonth.get(month) !== null);
  if (!last) return null;
  const from = [months[0]!, monthAfter(last, 1 - MONTHS_KEPT)].sort().at(-1)!;
  const count = monthsBetween(from, last) + 1;
  return { from, values: Array.from({ length: count }, (_, i) => byMonth.get(monthAfter(from, i)) ?? null) };
}

/** M13 is the annual average. A missing value is "-". */
const isMonth = /^M(0[1-9]|1[0-2])$/;

function observationOf(file: string, { year, period, value }: { year: string; period: string; value: string }) {
  const month = `${year}-${period.slice(1)}`;
  if (!/^20\d\d-\d\d$/.test(month)) throw new Refusal(file, null, `"${year} ${period}" is not a month`);
  if (value === '-') return { month, value: null };
  const number = value.trim() === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(number)) throw new Refusal(file, null, `${month} is "${value}", not a number`);
  return { month, value: number };
}

/**
 * One answer of the API. Series without values are left out.
 * @throws Refusal
 */
export function readLabor(file: string, content: string, asked: readonly string[]): MarketSeries['labor'] {
  const { status, message = [], Results } = parsed(file, content);
  if (status !== 'REQUEST_SUCCEEDED' || !Results)
    throw new Refusal(file, null, `answers ${status}: ${message.join(' ').slice(0, 200)}`);
  const labor: MarketSeries['labor'] = {};
  for (const { seriesID, data } of Results.series) {
    if (!asked.includes(seriesID))
      throw new Refusal(file, null, `has ${seriesID.slice(0, 40)}, which nobody asked for`);
    if (labor[seriesID]) throw new Refusal(file, null, `has ${seriesID} twice`);
    const observations = data
      .filter(({ period }) => isMonth.test(period))
      .map((each) => observationOf(`${file} ${seriesID}`, each));
    const series = monthlyOf(file, seriesID, observations);
    if (series) labor[seriesID] = series;
  }
  return labor;
}

function parsed(file: string, content: string): z.output<typeof answer> {
  let document: unknown;
  try {
    document = JSON.parse(content);
  } catch {
    throw new Refusal(file, null, 'is not complete JSON: truncated?');
  }
  const read = answer.safeParse(document);
  if (read.success) return read.data;
  const issue = read.error.issues[0]!;
  throw new Refusal(file, null, `${issue.path.join('.')}: ${issue.message}`);
}
