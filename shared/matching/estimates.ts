/** What answers say about the traits behind them, in standard deviations. */
import type { Answers } from '#shared/assessment/answers.ts';
import { type ItemBank, interestCodes, type WorkValue } from '#shared/assessment/item-bank.ts';
import { meanOf } from '#shared/lib/numbers.ts';
import { ownMiddle, pickingOf, preferenceNoise } from './model.data.ts';

/** What the answers to the items of one scale say about its trait. */
export interface Estimate {
  /** in standard deviations; 0 when nothing was answered */
  mean: number;
  /** noise variance of `mean` in squared deviations; infinite when nothing was answered */
  noise: number;
  /** the items answered, and what each alone says: `mean` is their mean */
  items: string[];
  each: number[];
}

/** Nothing was answered. */
export const none: Estimate = { mean: 0, noise: Number.POSITIVE_INFINITY, items: [], each: [] };

/**
 * How much somebody likes everything, in rating points: the common part of a type's regular and reversed items. It is
 * subtracted from every rating, so that a type without a reversed item (realistic, D-78) gains nothing from it.
 */
export function habitOfLiking(items: ItemBank['core']['interests'], ratings: Record<string, number>): number {
  const distances = interestCodes.flatMap((code) => {
    const [plain, opposite] = [false, true].map((reverse) =>
      items.flatMap((item) =>
        item.code === code && (item.reverse ?? false) === reverse && ratings[item.id] !== undefined
          ? [ratings[item.id]! - 3]
          : [],
      ),
    ) as [number[], number[]];
    return plain.length > 0 && opposite.length > 0 ? [(meanOf(plain) + meanOf(opposite)) / 2] : [];
  });
  return distances.length > 0 ? meanOf(distances) : 0;
}

/** Mean of ratings in deviations: `middle` is an average person's rating, and `habit` is subtracted from each. */
export function rated(
  items: { id: string; reverse?: boolean }[],
  ratings: Record<string, number>,
  scale: { middle: number; slope: number; noise: number },
  habit = 0,
): Estimate {
  const answered = items.filter(({ id }) => ratings[id] !== undefined);
  if (answered.length === 0) return none;
  const each = answered.map(
    ({ id, reverse }) => ((reverse ? 6 - (ratings[id]! - habit) : ratings[id]! - habit) - scale.middle) / scale.slope,
  );
  return {
    mean: meanOf(each),
    noise: scale.noise / (answered.length * scale.slope * scale.slope),
    items: answered.map(({ id }) => id),
    each,
  };
}

/**
 * The center of a person's own skill ratings: halfway to their mean, because some people rate everything higher or
 * lower.
 */
export const middleOf = (ratings: number[]): number => (ratings.length > 0 ? 3 + ownMiddle * (meanOf(ratings) - 3) : 3);

/** What picking or not picking the cards of a value says about it. */
export function pickEstimate(
  cards: ItemBank['core']['values'],
  value: WorkValue,
  picked: ReadonlySet<string>,
): Estimate {
  const picks = cards.filter(({ id }) => picked.has(id)).length;
  const { slope, noise } = pickingOf(cards.length);
  const slopeOfCard = slope[picks];
  const own = cards.filter((card) => card.value === value);
  if (slopeOfCard === undefined || own.length === 0) return none;
  const each = own.map(
    ({ id, reverse }) => (reverse ? -1 : 1) * ((picked.has(id) ? 1 : 0) - picks / cards.length) * (1 / slopeOfCard),
  );
  return { mean: meanOf(each), noise: noise / own.length, items: own.map(({ id }) => id), each };
}

/** What the chosen options and a slider say about the wish for more contact or a larger team. */
export function preferenceEstimate(
  leans: Record<string, Record<string, number>>,
  sliders: Record<string, number>,
  { triage, deepDive }: Answers,
): Estimate {
  const chosen = Object.entries(leans).flatMap(([id, options]) => {
    const said = [deepDive.preferences[id] ?? []].flat().flatMap((option) => options[option] ?? []);
    return said.length > 0 ? [{ id, lean: meanOf(said) }] : [];
  });
  // an untouched slider is in the middle and changes nothing
  const moved = Object.entries(sliders).flatMap(([id, end]) => {
    const value = triage.priorities[id];
    return value === undefined ? [] : [{ id, lean: end * (value / 50 - 1) }];
  });
  const parts = [...chosen, ...moved];
  if (parts.length === 0) return none;
  const each = parts.map(({ lean }) => lean * parts.length);
  return { mean: meanOf(each), noise: preferenceNoise, items: parts.map(({ id }) => id), each };
}
