/** The tables of docs/validity.md that need no real answers. */
import { bands as scoreBands } from '#shared/lib/bands.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { type PopulationName, populations } from '#test/support/population/populations.ts';
import {
  deciles,
  type Hits,
  hands,
  type Measured,
  measureCare,
  measureEngine,
  measureIdeal,
  measureRandomHands,
  type Reduction,
  reductions,
} from './measure.ts';
import { estimate, mean } from './statistics.ts';
import type { Cell, Table } from './validity-table.ts';

const SEED = 20_251_115;
/** "Good match" and above on the result page. */
const GOOD = scoreBands.result[1];

export const titles = {
  fit: 'People who break the assumptions, by fit',
  final: 'People who break the assumptions, by the final score',
  reductions: 'What each part of the answers is worth',
  scale: 'What the percentage says',
  confidence: 'What the confidence says',
  hands: 'Careless hands, and simulated people flagged as careless',
} as const;

const hitColumns: Table['columns'] = [
  ['first', 'percent'],
  ['in the ten', 'percent'],
  ['in the first 50', 'percent'],
  ['field in the first three', 'percent'],
];
const hitCells = ({ first, top10, top50, field3 }: Hits): Cell[] => [first, top10, top50, field3].map(estimate);

const limits: Partial<Record<PopulationName, string>> = {
  'as assumed': 'nothing but chance: no real person is like that',
  'heavier noise': 'more of every answer is chance',
  'low congruence': 'people differ more from others of their occupation than occupations differ',
  'response styles': 'a habit of rating everything high, low or at the ends hides the profile',
  'skills known worse': 'the most telling answers are the worst known',
  'skills rated high or low': 'as above, but every skill alike',
  'real interests': 'scales that go together tell less than independent ones',
  'real personality': 'people describe themselves as careful and calm',
  'incomplete profiles': 'what is not published of an occupation is taken from its group',
  realistic: 'all of it: real interests, low congruence, skills known worse',
};

const people = (counts: number): Cell => ({ value: counts });

function populationTable(measured: Map<PopulationName, Measured>, title: string, about: string): Table {
  return {
    title,
    about,
    columns: [
      ['people', 'number'],
      ...hitColumns,
      ['stays of the ten, stated', 'percent'],
      ['stays of the ten, in fact', 'percent'],
      ['stated less actual', 'percent'],
      ['within the range stated', 'percent'],
      ['worst tenth of the people', 'percent'],
    ],
    rows: [...measured].map(([name, own]) => ({
      name,
      cells: [
        people(own.first.length),
        ...hitCells(own),
        estimate(own.stated),
        estimate(own.overlap),
        { value: mean(own.stated) - mean(own.overlap) },
        estimate(own.within),
        {
          value: deciles(own)
            .map(({ stated, actual }) => stated - actual)
            .reduce((worst, off) => (Math.abs(off) > Math.abs(worst) ? off : worst), 0),
        },
      ],
      limit: limits[name] ?? '',
    })),
  };
}

const bands = [0, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 1.01];

/** By stated confidence: how often the true field was among the first three. */
function confidenceTable(byScore: Record<string, Measured>): Table {
  return {
    title: titles.confidence,
    about:
      'The realistic population: people by the confidence that their result states, and how often their true field was among the first three. Goal: where 80 % is stated, 75 to 85 %. Limited by answers that cannot know how far somebody differs from others of the own occupation.',
    columns: [
      ['people', 'number'],
      ['stated', 'percent'],
      ['met', 'percent'],
    ],
    rows: Object.entries(byScore).flatMap(([score, { confidence, field3 }]) =>
      [...bands.keys()].slice(1).flatMap((k) => {
        const [from, to] = [bands[k - 1]!, bands[k]!];
        const own = [...confidence.keys()].filter((i) => confidence[i]! >= from && confidence[i]! < to);
        if (own.length < 20) return [];
        const name = `${score}, ${Math.round(100 * from)} to ${Math.min(100, Math.round(100 * to))} %`;
        const stated = { value: mean(own.map((i) => confidence[i]!)) };
        return [{ name, cells: [people(own.length), stated, estimate(own.map((i) => field3[i]!))] }];
      }),
    ),
  };
}

const reductionLimits: Record<Reduction, string> = {
  interests: 'three items a type: the noise of a rating is as large as the differences between neighbours',
  'interests + values': 'four picks of twelve cards say little about six values',
  'interests + values + personality': 'occupations explain a sixth of the variance of personality',
  'interests + skills': 'the engine allows for habits, norms and poor self-knowledge; the ideal observer need not',
  all: 'as above; and neighbouring occupations differ by less than people at home in one of them',
  'all, stopped at the thresholds, adaptive order':
    'three skills and three interests fewer, those expected to tell least',
  'all, stopped at the thresholds, listed order': 'for comparison: without the order, what is left out is by chance',
};

const handLimits: Record<keyof typeof hands, string> = {
  'at random': 'how far ratings spread is not asked, so that people of every style are spared',
  'one rating throughout': 'nothing: the rule sees it',
  'in a repeated pattern': 'nothing: the rule sees it',
  'at random around the middle': 'as above: it is found as often as one that spreads',
};

/** @param size people per row */
export function simulatedTables(facts: Facts, size: number, progress: (what: string) => void): Table[] {
  const names = Object.keys(populations) as PopulationName[];
  const measured = (by: 'fit' | 'final') =>
    new Map(
      names.map((population) => {
        progress(`${population}, by ${by}`);
        // its people are split by confidence, so each level needs enough of them
        const more = population === 'realistic' ? 10 : 1;
        return [population, measureEngine(facts, by, { population, people: more * size, seed: SEED })];
      }),
    );
  const [byFit, byFinal] = [measured('fit'), measured('final')];
  const above = (own: Measured) => estimate(own.best.map((score) => (score >= GOOD ? 1 : 0)));
  const random = measureRandomHands(facts, size, SEED + 1);
  const columns: Table['columns'] = [['share', 'percent']];
  return [
    populationTable(
      byFit,
      titles.fit,
      `At home in occupations drawn by lot; percent. The last columns: how much of the ten would stay if the same person answered again, as the result says and as a second set of answers shows. The mean cannot know how well somebody knows their own skills, so people are told a range, meant to hold for eight of ten: goal 75 to 90 %. In a tenth of the people chance alone makes up to about 5.`,
    ),
    populationTable(
      byFinal,
      titles.final,
      'The same people, ranked by the score they see, priorities and constraints by lot. Pay, prospects and feasibility know nothing of where somebody is at home, and what lies out of the frame that was drawn stands behind the rest, so fewer are found.',
    ),
    confidenceTable({ 'by the final score': byFinal.get('realistic')!, 'by fit': byFit.get('realistic')! }),
    {
      title: titles.scale,
      about: `"Good match" begins at ${GOOD}. Goal: at least 95 % of random hands below it, at least 60 % of congruent people not. Limited by chance: among 923 occupations one always comes near.`,
      columns,
      rows: [
        {
          name: 'random hands whose first is below "Good match"',
          cells: [estimate(random.map((score) => (score < GOOD ? 1 : 0)))],
        },
        ...(['as assumed', 'real interests', 'low congruence', 'realistic'] as const).map((name) => ({
          name: `people whose first is "Good match" or better: ${name}`,
          cells: [above(byFinal.get(name)!)],
        })),
        {
          name: 'final score of the occupation in the middle of the list, of 100: as assumed',
          cells: [{ value: mean(byFinal.get('as assumed')!.middle) / 100 }],
        },
      ],
    },
    {
      title: titles.hands,
      about: `${size} people a row. Simulated people answer with care.`,
      columns,
      rows: [
        ...(Object.keys(hands) as (keyof typeof hands)[]).map((name) => ({
          name: `hand: ${name}`,
          cells: [estimate(measureCare(facts, { people: size, seed: SEED + 6 }, hands[name]))],
          limit: handLimits[name],
        })),
        ...(
          [
            'as assumed',
            'response styles',
            'heavier noise',
            'realistic',
            'real ratings',
            'real ratings in styles',
          ] as const
        ).map((population) => ({
          name: `careful: ${population}`,
          cells: [estimate(measureCare(facts, { population, people: size, seed: SEED + 4 }))],
          limit: population.startsWith('real ratings')
            ? 'the threshold: fewer hands would be found with fewer of these'
            : 'the made-up people: they share no norms, as real ones do, and so look more like chance',
        })),
      ],
    },
    {
      title: titles.reductions,
      about: `${size} people a row, as assumed, by fit. The ideal observer knows the population and ranks only its members: nobody can do better on it.`,
      columns: [...hitColumns, ['stays of the ten', 'percent']],
      rows: (Object.keys(reductions) as Reduction[]).flatMap((reduction) => {
        progress(reduction);
        const sample = { reduction, people: size, seed: SEED };
        const [own, ideal] = [measureEngine(facts, 'fit', sample), measureIdeal(facts, sample)];
        return [
          { name: reduction, cells: [...hitCells(own), estimate(own.overlap)], limit: reductionLimits[reduction] },
          { name: `ideal observer: ${reduction}`, cells: [...hitCells(ideal), estimate(ideal.overlap)] },
        ];
      }),
    },
  ];
}
