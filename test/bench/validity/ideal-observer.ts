/**
 * The best possible result: the exact likelihood of the answers under the simulated population, including rounding and
 * the ends of the scales. No engine can beat it on its population, which must have independent traits and no styles.
 */
import type { Answers } from '#shared/assessment/answers.ts';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { interestCodes, traits, workValues } from '#shared/assessment/item-bank.ts';
import type { Population } from '#test/support/population/population.ts';

/** Midpoints of a standard normal distribution, with their weights. */
const grid = Array.from({ length: 24 }, (_, i) => -4 + (8 * (i + 0.5)) / 24);
const density = grid.map((x) => Math.exp((-x * x) / 2));
const mass = density.map((value) => value / density.reduce((sum, other) => sum + other, 0));

/** Normal distribution function (Abramowitz and Stegun 26.2.17, error below 1e-7). */
function below(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const tail =
    0.3989422804014327 *
    Math.exp((-x * x) / 2) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return x > 0 ? 1 - tail : tail;
}

/** Probability of a rating 1-5 when the level on the rating scale is normal. */
function ratingChance(rating: number, level: number, spread: number): number {
  const high = rating === 5 ? 1 : below((rating + 0.5 - level) / spread);
  const low = rating === 1 ? 0 : below((rating - 0.5 - level) / spread);
  return Math.max(1e-12, high - low);
}

type LogTable = (answer: number[]) => Float64Array;

/** Log probability, by member, of answers that share one trait; `chance` is that of one answer given the trait. */
function sharedTrait(z: Float64Array, c: number, chance: (answer: number, trait: number) => number): LogTable {
  const own = Math.sqrt(1 - c * c);
  const known = new Map<string, Float64Array>();
  const byAnswer = new Map<number, Float64Array[]>();
  const chances = (answer: number) => {
    let table = byAnswer.get(answer);
    if (!table) {
      table = Array.from(z, (value) =>
        Float64Array.from(grid, (x) => chance(answer, Number.isNaN(value) ? x : c * value + own * x)),
      );
      byAnswer.set(answer, table);
    }
    return table;
  };
  return (answers) => {
    const key = [...answers].sort().join('');
    let logs = known.get(key);
    if (!logs) {
      const tables = answers.map(chances);
      logs = Float64Array.from(z, (_, member) =>
        Math.log(mass.reduce((sum, weight, q) => sum + tables.reduce((p, table) => p * table[member]![q]!, weight), 0)),
      );
      known.set(key, logs);
    }
    return logs;
  };
}

/** @returns the log likelihood of the answers for every member of the population; unanswered items are ignored */
export function idealObserver({ assumptions, members, z }: Population): (answers: Answers) => Float64Array {
  const { congruence, interests, personality, skills, valueNoise } = assumptions;
  const rated = (scale: { middle: number; slope: number; noise: number }) => (answer: number, trait: number) =>
    ratingChance(answer, scale.middle + scale.slope * trait, scale.noise);
  // a card is picked when its appeal exceeds the threshold that leaves four of twelve
  const bar = 0.4307 * Math.sqrt(1 + valueNoise ** 2);
  const picked = (answer: number, trait: number) => {
    const chance = 1 - below((bar - trait) / valueNoise);
    return answer === 1 ? chance : 1 - chance;
  };
  const tables = {
    interests: z.interests.map((column, d) => sharedTrait(column, congruence.interests, rated(interests[d]!))),
    values: z.values.map((column) => sharedTrait(column, congruence.values, picked)),
    personality: z.personality.map((column, d) => sharedTrait(column, congruence.personality, rated(personality[d]!))),
    skills: z.skills.map((column) => sharedTrait(column, congruence.skills, rated(skills))),
  };

  return ({ core, deepDive }) => {
    const logs = new Float64Array(members.length);
    const add = (table: LogTable, answers: number[]) => {
      if (answers.length === 0) return;
      const own = table(answers);
      for (let i = 0; i < logs.length; i++) logs[i]! += own[i]!;
    };
    interestCodes.forEach((code, d) => {
      const items = bank.core.interests.filter((item) => item.code === code);
      add(
        tables.interests[d]!,
        items.flatMap(({ id }) => core.interests[id] ?? []),
      );
    });
    if (core.values.length > 0)
      workValues.forEach((value, d) => {
        const cards = bank.core.values.filter((card) => card.value === value);
        add(
          tables.values[d]!,
          cards.map(({ id }) => (core.values.includes(id) ? 1 : 0)),
        );
      });
    traits.forEach((trait, d) => {
      const items = bank.core.personality.filter((item) => item.trait === trait);
      const ratings = items.flatMap(({ id, reverse }) => {
        const rating = core.personality[id];
        return rating === undefined ? [] : [reverse ? 6 - rating : rating];
      });
      add(tables.personality[d]!, ratings);
    });
    bank.deepDive.skills.forEach(({ id }, d) => {
      const rating = deepDive.skills[id];
      add(tables.skills[d]!, rating === undefined ? [] : [rating]);
    });
    return logs;
  };
}
