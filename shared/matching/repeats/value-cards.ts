/** The cards from which a person picks values, in a simulated repeat. */
import { type ItemBank, workValues } from '#shared/assessment/item-bank.ts';
import { pickingOf, retest } from '../model.data.ts';
import { best } from '../scores.ts';

/** A value card: its value, and whether a pick counts for it (1) or against it (−1). */
interface Card {
  value: number;
  sign: number;
  /** what a pick adds to the value's estimate */
  worth: number;
}

interface Cards {
  cards: Card[];
  /** number of cards picked */
  picks: number;
  /** the estimate of each value without a pick of its cards */
  without: Float64Array;
}

export function cardsOf({ core }: ItemBank, picks: number): Cards {
  const model = pickingOf(core.values.length);
  const slopeOfCard = model.slope[picks]!;
  const without = new Float64Array(workValues.length);
  const cards = core.values.map(({ value, reverse }) => {
    const sign = reverse ? -1 : 1;
    const ofValue = core.values.filter((card) => card.value === value).length;
    return { value: workValues.indexOf(value), sign, worth: sign / (ofValue * slopeOfCard) };
  });
  for (const [value] of workValues.entries()) {
    const own = cards.filter((card) => card.value === value);
    const balance = own.reduce((sum, { sign }) => sum + sign, 0) / Math.max(1, own.length);
    without[value] = (-balance * (picks / core.values.length)) / slopeOfCard;
  }
  return { cards, picks, without };
}

/**
 * Replaces the traits behind the values by what new picks would say about them.
 * @param chance one standard normal number per card
 */
export function repick({ cards, picks, without }: Cards, traits: Float64Array, chance: Float64Array): void {
  const appeal = Float64Array.from(
    cards,
    ({ value, sign }, card) => sign * traits[value]! + retest.cardNoise * chance[card]!,
  );
  traits.set(without);
  for (const card of best(appeal, picks)) traits[cards[card]!.value]! += cards[card]!.worth;
}
