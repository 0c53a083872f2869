/**
 * The norms of shared/matching/care/care.data.ts, estimated on the odd half of real answer sheets and printed:
 * `node infra/bootstrap.mjs test/bench/validity/estimate-care.ts ../shared/data`.
 * Every sex and age has the same weight, because norms of the majority would flag minorities.
 */

import { meanOf } from '#shared/lib/numbers.ts';
import { statementCare } from '#shared/matching/care/care.data.ts';
import { blocksOf, repeats, type Scales, scatterOf } from '#shared/matching/care/care-nats.ts';
import { items48, type Respondent, readRespondents, sheetOf } from './respondents.ts';

/** How far the norms of interests count: they come from other activities than ours. */
const INTEREST_NORMS = 0.5;

const folder = process.argv[2];
if (!folder) throw new Error('which folder holds responses/riasec48_tipi_major.csv?');

const cellOf = ({ sex, age = 20 }: Respondent) => `${sex} ${[18, 25, 35, 50].filter((from) => age >= from).length}`;
const sheets = readRespondents(folder)
  .filter(({ half }) => half === 'odd')
  .map((respondent) => ({
    cell: cellOf(respondent),
    blocks: blocksOf(items48.bank, sheetOf(respondent, items48, true)),
  }));
const inCell = new Map<string, number>();
for (const { cell } of sheets) inCell.set(cell, (inCell.get(cell) ?? 0) + 1);

/** Weighted moments of the scale means, over everybody who answered all items and not all alike. */
function momentsOf(block: 'interests' | 'statements', items: number) {
  const people = sheets
    .map(({ cell, blocks }) => ({ scales: blocks[block], weight: 1 / inCell.get(cell)! }))
    .filter(({ scales }) => scales.flat().length === items && new Set(scales.flat()).size > 1);
  const total = people.reduce((sum, { weight }) => sum + weight, 0);
  const over = (figure: (scales: Scales) => number) =>
    people.reduce((sum, { scales, weight }) => sum + weight * figure(scales), 0) / total;
  const places = [...people[0]!.scales.keys()];
  const mean = places.map((a) => over((scales) => meanOf(scales[a]!)));
  return {
    mean,
    covariance: places.map((a) =>
      places.map((b) => over((scales) => (meanOf(scales[a]!) - mean[a]!) * (meanOf(scales[b]!) - mean[b]!))),
    ),
    scatter: over(scatterOf) / Math.max(1, repeats(people[0]!.scales)),
  };
}

const rounded = (value: number) => Math.round(100 * value) / 100 + 0;
const printed = (name: string, mean: number[], between: number[][], within: number) => {
  console.log(`${name}: mean [${mean.map(rounded).join(', ')}], within ${rounded(within)}, between`);
  for (const row of between) console.log(`  [${row.map(rounded).join(', ')}]`);
};

const interests = momentsOf('interests', 48);
const half = interests.mean.map((mean) => INTEREST_NORMS * mean);
printed(
  'interests',
  half,
  // the part of the mean that does not count is added to the variance between people
  interests.covariance.map((row, a) =>
    row.map((value, b) => value + half[a]! * half[b]! - (a === b ? interests.scatter / 8 : 0)),
  ),
  interests.scatter,
);
const statements = momentsOf('statements', 10);
const { within } = statementCare;
printed(
  'statements',
  statements.mean,
  statements.covariance.map((row, a) => row.map((value, b) => value - (a === b ? within : 0))),
  within,
);
