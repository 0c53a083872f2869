/** What a question names and the records do not speak for. */
import { asksOtherCurrency, countryIn, employerIn, isLater, type Period, periodIn, townIn } from './aspects.ts';
import { isOfCircumstances } from './circumstances.ts';
import type { UnpublishedId } from './unpublished.ts';

export interface Beyond {
  country: string | null;
  /** one of which only the state has figures */
  town: string | null;
  employer: string | null;
  /** another money than dollars */
  currency: boolean;
  /** a time to come */
  later: boolean;
  circumstances: boolean;
  /** what a shorter time than a year pays */
  per: Period | null;
  /** what is asked is none of what the records say: "is it a calling" */
  unsaid: boolean;
  /** the same, of what many ask: "how stressful is it" */
  unpublished: readonly UnpublishedId[];
}

export const nothingBeyond: Beyond = {
  country: null,
  town: null,
  employer: null,
  currency: false,
  later: false,
  circumstances: false,
  per: null,
  unsaid: false,
  unpublished: [],
};

export const beyondIn = (text: string, beside: string): Omit<Beyond, 'unsaid' | 'unpublished'> => ({
  country: countryIn(text),
  town: townIn(text),
  employer: employerIn(text),
  currency: asksOtherCurrency(text),
  later: isLater(text),
  circumstances: isOfCircumstances(beside),
  per: periodIn(beside),
});
