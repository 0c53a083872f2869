import type { VacancyMatch } from '#shared/vacancies/contract.ts';

/** A displayed match with its text. */
export interface Shown {
  text: string;
  match: VacancyMatch;
  isSaved: boolean;
}
