/**
 * `npm run bench:validity`: what the assessment can know, measured on the simulated population (population.ts).
 * `npm run bench:validity -- 300` puts fewer people in a row.
 */
import { embeddedFacts } from '../support/embedded-facts.ts';
import {
  deciles,
  type Hits,
  hands,
  measureCare,
  measureHits,
  measureStability,
  type Reduction,
  reductions,
} from './measure.ts';
import { type PopulationName, populations } from './populations.ts';
import { withCircumstances } from './random-people.ts';

const PEOPLE = Number(process.argv[2] ?? 1500);
const SEED = 20_251_115;
const facts = embeddedFacts();

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const halfWidth = (values: number[]) => {
  const center = mean(values);
  const variance = values.reduce((sum, value) => sum + (value - center) ** 2, 0) / (values.length - 1);
  return 1.96 * Math.sqrt(variance / values.length);
};
const percent = (value: number) => (100 * value).toFixed(1);
/** mean in percent ± half the 95 % confidence interval */
const figure = (values: number[]) => `${percent(mean(values)).padStart(5)} ±${percent(halfWidth(values)).padStart(4)}`;

const columns: [keyof Hits, string][] = [
  ['first', 'first'],
  ['top10', 'in top 10'],
  ['top50', 'in top 50'],
  ['field3', 'field in top 3'],
  ['overlap', 'retest overlap'],
];
const row = (name: string, cells: string[]) =>
  console.log(`${name.padEnd(62)}${cells.map((cell) => cell.padStart(15)).join('')}`);

console.log(
  `Simulated population, ${PEOPLE} people a row, seed ${SEED}; percent ± half of the 95 % confidence interval.`,
);
console.log(
  'Ranked by fit among all occupations; the ideal observer knows the population and ranks only its members.\n',
);
row(
  'answers used',
  columns.map(([, title]) => title),
);
const limits: Record<Reduction, string> = {
  interests: 'three items a type: the noise of a rating is as large as the differences between neighbours',
  'interests + values': 'four picks of twelve cards say little about six values',
  'interests + values + personality': 'occupations explain a sixth of the variance of personality',
  'interests + skills': 'the engine allows for a rating habit and for norms that are half wrong; the ideal need not',
  all: 'as above; and neighbouring occupations differ by less than people at home in one of them',
  'all, stopped at the thresholds, adaptive order':
    'three skills and three interests fewer, those expected to tell least',
  'all, stopped at the thresholds, listed order': 'for comparison: without the order, what is left out is by chance',
};
const show = (name: string, hits: Hits) =>
  row(
    name,
    columns.map(([key]) => figure(hits[key])),
  );
for (const name of Object.keys(reductions) as Reduction[]) {
  show(name, measureHits(facts, 'engine', name, PEOPLE, SEED));
  show('    ideal observer', measureHits(facts, 'ideal', name, PEOPLE, SEED));
  console.log(`    limited by: ${limits[name]}`);
}

console.log('\nThe same engine, all answers, on populations that break its assumptions (populations.ts)');
for (const name of Object.keys(populations) as PopulationName[]) {
  show(name, measureHits(facts, 'engine', 'all', PEOPLE, SEED, name));
  const { stated, simulated } = measureStability(facts, 'all', PEOPLE, SEED, undefined, undefined, name);
  console.log(`    overlap stated ${percent(mean(stated))}, simulated ${percent(mean(simulated))}`);
}

console.log(
  '\nStated overlap of two top tens (from the first answers alone) against a simulated second set of answers',
);
row('', ['stated', 'simulated', 'difference', 'worst decile']);
function calibration(name: string, measured: ReturnType<typeof measureStability>, limit: string): void {
  const tenths = deciles(measured);
  const worst = Math.max(...tenths.map(({ stated, simulated }) => Math.abs(stated - simulated)));
  const difference = mean(measured.stated) - mean(measured.simulated);
  row(name, [figure(measured.stated), figure(measured.simulated), percent(difference), percent(worst)]);
  console.log(
    `    by deciles, stated/simulated: ${tenths.map((own) => `${percent(own.stated)}/${percent(own.simulated)}`).join('  ')}`,
  );
  console.log(`    limited by: ${limit}`);
}
calibration(
  'by fit, all answers',
  measureStability(facts, 'all', 2 * PEOPLE, SEED + 1),
  '48 draws a person, and likelihoods taken as normal',
);
calibration(
  'by fit, stopped at the thresholds',
  measureStability(facts, 'all, stopped at the thresholds, adaptive order', PEOPLE, SEED + 2),
  'as above',
);
calibration(
  'by the final score, priorities and constraints by lot',
  measureStability(
    facts,
    'all',
    PEOPLE,
    SEED + 3,
    { fit: 0.5, opportunity: 0.25, feasibility: 0.25 },
    withCircumstances,
  ),
  'as above; what people want and can afford is taken as settled',
);

console.log('\nFlagged as careless');
const flagged = (name: string, values: number[], limit: string) => {
  row(name, [figure(values)]);
  console.log(`    limited by: ${limit}`);
};
flagged(
  'sincere',
  measureCare(facts, 'all', 2 * PEOPLE, SEED + 4),
  'the threshold: fewer random answerers would be found with fewer of these',
);
flagged(
  'sincere, stopped at the thresholds',
  measureCare(facts, 'all, stopped at the thresholds, adaptive order', PEOPLE, SEED + 5),
  'as above',
);
const handLimits: Record<keyof typeof hands, string> = {
  'at random': '43 ratings; now and then chance makes a profile',
  'one rating throughout': 'nothing: the rule sees it',
  'in a repeated pattern': 'nothing: the rule sees it',
  'at random around the middle': 'ratings near the middle contradict each other less',
};
for (const [name, hand] of Object.entries(hands))
  flagged(name, measureCare(facts, 'all', PEOPLE, SEED + 6, hand), handLimits[name as keyof typeof hands]);
