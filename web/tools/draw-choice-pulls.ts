/**
 * Generates the data behind the six choices on the home page: each occupation's position on the map, and how much it
 * offers of each priority. Run `node web/tools/draw-choice-pulls.ts` after an import of newer facts; its output is
 * committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type PriorityKey, priorityKeys, type WorkValue, workValues } from '#shared/assessment/item-bank.ts';
import { decodeFacts } from '#shared/occupations/decode.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { mapPlace } from '#shared/occupations/map.ts';

/** O*NET's work value for each priority, by definition; pay is BLS's. */
const workValueOf: Record<Exclude<PriorityKey, 'salary'>, WorkValue> = {
  stability: 'working_conditions',
  structure: 'support',
  growth: 'recognition',
  flexibility: 'independence',
  purpose: 'relationships',
};

/** One deviation in the stored integers; unpublished values are set to the middle. */
const STEPS = 30;

function standardised(column: number[]): number[] {
  const known = column.filter((value) => !Number.isNaN(value));
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
  const deviation = Math.sqrt(known.reduce((sum, value) => sum + (value - mean) ** 2, 0) / known.length);
  return column.map((value) => (Number.isNaN(value) ? 0 : (value - mean) / deviation));
}

/** Each value relative to an occupation's mean of all six, because high-status work has more of every one. */
function emphasised(facts: Facts): Record<WorkValue, number[]> {
  const indices = Array.from({ length: facts.count }, (_, index) => index);
  const columns = workValues.map((_, value) =>
    standardised(indices.map((index) => facts.values[index * workValues.length + value]!)),
  );
  const means = indices.map((index) => columns.reduce((sum, column) => sum + column[index]!, 0) / workValues.length);
  return Object.fromEntries(
    workValues.map((value, at) => [value, standardised(columns[at]!.map((of, index) => of - means[index]!))]),
  ) as Record<WorkValue, number[]>;
}

/** One row per occupation: position in tenths of a percent, then what it offers of each priority. */
export function choicePulls(facts: Facts): string {
  const values = emphasised(facts);
  const pay = standardised(Array.from(facts.wageP50, Math.log));
  const rows = Array.from({ length: facts.count }, (_, index) => {
    const { x, y } = mapPlace(facts, index);
    const has = priorityKeys.map((key) => (key === 'salary' ? pay : values[workValueOf[key]])[index]!);
    return [x * 10, y * 10, ...has.map((z) => z * STEPS)].map(Math.round);
  });
  return `${JSON.stringify({ rows: rows.map((row) => row.join(' ')).join(';') }, null, 2)}\n`;
}

export const pullsFile = new URL('../src/features/home/choices/choice-pulls.json', import.meta.url);

if (import.meta.main) {
  const part = (name: string) => readFileSync(new URL(`../../shared/occupations/data/${name}`, import.meta.url));
  writeFileSync(pullsFile, choicePulls(decodeFacts(part('facts.bin'), part('moves.bin'))));
}
