/** The two assessments, as the bench has people answer them. */
import { goldStandard } from '#shared/assessment/gold-standard/items.data.ts';
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import { canonicalBank } from '#shared/assessment/simple/canonical-bank.ts';
import { thresholds } from '#shared/assessment/simple/rules.ts';

export interface Reading {
  bank: ItemBank;
  /** how many value cards are picked */
  picks: number;
}

export const readingA: Reading = { bank: goldStandard, picks: 4 };
export const readingB: Reading = { bank: canonicalBank, picks: thresholds.valuesMin };

/** The skills that either asks about, for people who answer both. */
export const bothBanks: Pick<ItemBank, 'deepDive'> = {
  deepDive: {
    ...goldStandard.deepDive,
    skills: [goldStandard, canonicalBank].flatMap(({ deepDive }) => deepDive.skills),
  },
};
