import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { knownRoles } from '#shared/occupations/facts.ts';
import { stateOf } from '#shared/occupations/places.ts';
import { chosenPlaces, storedAnswers } from '#web/parts/engine/stored-answers.ts';
import { isSample } from '../sample/sample-id.ts';

const WINDOW_DAYS = 30;
const DEFAULT_CITY = 'San Francisco, CA';

/** "City, ST" of a state of the United States: "London, UK" looks the same and is none. */
const isCityOfState = (place: string): boolean => /^[^,]+, [A-Z]{2}$/.test(place) && stateOf(place) !== null;

/** The first "City, ST", else the first that names the US, else the first, else the default (RES-39). */
export const liveCity = (places: readonly string[]): string =>
  places.find(isCityOfState) ?? places.find((place) => /\bUS\b/.test(place)) ?? places[0] ?? DEFAULT_CITY;

/** What is asked of the live market for a result; null where none of its roles goes by a known id (RES-38). */
export function liveRequest(roles: readonly { code: string }[], places: readonly string[]) {
  const codes = new Set(roles.map(({ code }) => code));
  const known = Object.keys(knownRoles).filter((id) => codes.has(knownRoles[id]!));
  if (known.length === 0) return null;
  return { roles: known, location: { country: 'US' as const, city: liveCity(places) }, windowDays: WINDOW_DAYS };
}

/** What a result asks for; nothing is asked about the roles of nobody. */
export const requestOfResult = (result: Pick<ResultBody, 'id' | 'roles' | 'raw_assessment_data'>) =>
  isSample(result) ? null : liveRequest(result.roles, chosenPlaces(storedAnswers(result.raw_assessment_data)));
