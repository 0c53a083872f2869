import type { Answers } from '#shared/assessment/answers.ts';
import { chosenStates } from '../chosen-places.ts';

/** Where the person stands: their country and state, and what they earn now, as far as they said it (D-88). */
export interface Home {
  /** ISO 3166-1 alpha-2 */
  country: string | undefined;
  /** postal code */
  state: string | undefined;
  /** US dollars a year */
  pay: number | undefined;
}

/** A place in the United States that was chosen to work at stands in for a country that was not said. */
export function homeOf(answers: Answers | null, places: readonly string[]): Home {
  const { country, state, pay } = answers?.deepDive.background ?? {};
  const chosen = chosenStates(places)[0]?.postal;
  return { country: country ?? (chosen && 'US'), state: state ?? chosen, pay };
}
