import type { Answers } from '#shared/assessment/answers.ts';
import { chosenStates } from '../chosen-places.ts';

/** The person's country, state and current pay, as far as stated (D-88). */
export interface Home {
  /** ISO 3166-1 alpha-2 */
  country: string | undefined;
  /** postal code */
  state: string | undefined;
  /** US dollars a year */
  pay: number | undefined;
}

/** A chosen US workplace stands in for an unstated country. */
export function homeOf(answers: Answers | null, places: readonly string[]): Home {
  const { country, state, pay } = answers?.deepDive.background ?? {};
  const chosen = chosenStates(places)[0]?.postal;
  return { country: country ?? (chosen && 'US'), state: state ?? chosen, pay };
}
