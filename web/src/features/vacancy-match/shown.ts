import type { VacancyMatch } from '#shared/vacancies/contract.ts';

/** A match on the screen, with the text it is of. */
export interface Shown {
  text: string;
  match: VacancyMatch;
  isSaved: boolean;
}
