/** What a question mentions that the records do not cover. */
import { asksOtherCurrency, countryIn, employerIn, isLater, type Period, periodIn, townIn } from './aspects.ts';
import { isOfCircumstances } from './circumstances.ts';
import type { UnpublishedId } from './unpublished.ts';

export interface Beyond {
  country: string | null;
  /** a town, for which only the state has figures */
  town: string | null;
  employer: string | null;
  /** whether it names a currency other than dollars */
  currency: boolean;
  /** whether it asks about a future time */
  later: boolean;
  circumstances: boolean;
  /** the period that pay is asked for, if shorter than a year */
  per: Period | null;
  /** whether it asks for something the records lack: "is it a calling" */
  unsaid: boolean;
  /** the same for known subjects that many ask about: "how stressful is it" */
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
