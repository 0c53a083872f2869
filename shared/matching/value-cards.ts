/** The cards of which a person picks values, in a draw of new answers. */
import { type ItemBank, workValues } from '#shared/assessment/item-bank.ts';
import { pickingOf, retest } from './model.data.ts';
import { best } from './scores.ts';

/** A value card: which value, and whether a pick speaks for it (1) or against it (−1). */
interface Card {
  value: number;
  sign: number;
  /** what a pick adds to the value's estimate */
  worth: number;
}

/** @returns the cards and what the estimate of each value is without a pick of its cards */
export function cardsOf({ core }: ItemBank, picks: number): { cards: Card[]; without: Float64Array } {
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
  return { cards, without };
}

/**
 * Replaces the traits behind the values by what new picks would say of them.
 * @param chance one standard normal number a card
 * @param appeal room for one number a card
 */
export function picksOf(
  { cards, without }: ReturnType<typeof cardsOf>,
  traits: Float64Array,
  picks: number,
  chance: Float64Array,
  appeal: Float64Array,
): void {
  cards.forEach(({ value, sign }, card) => {
    appeal[card] = sign * traits[value]! + retest.cardNoise * chance[card]!;
  });
  traits.set(without);
  for (const card of best(appeal, picks)) traits[cards[card]!.value]! += cards[card]!.worth;
}
