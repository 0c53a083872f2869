import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { knownRoles } from '#shared/occupations/facts.ts';
import { stateOf } from '#shared/occupations/places.ts';
import { chosenPlaces, storedAnswers } from '#web/parts/engine/stored-answers.ts';
import { isSample } from '../sample/sample-id.ts';

const WINDOW_DAYS = 30;
const DEFAULT_CITY = 'San Francisco, CA';

/** "City, ST" of a US state: "London, UK" looks the same but is not. */
const isCityOfState = (place: string): boolean => /^[^,]+, [A-Z]{2}$/.test(place) && stateOf(place) !== null;

/** The first "City, ST", otherwise the first that names the US, the first at all, or the default (RES-39). */
export const liveCity = (places: readonly string[]): string =>
  places.find(isCityOfState) ?? places.find((place) => /\bUS\b/.test(place)) ?? places[0] ?? DEFAULT_CITY;

/** The live market request of a result; null when none of its roles has a known id (RES-38). */
export function liveRequest(roles: readonly { code: string }[], places: readonly string[]) {
  const codes = new Set(roles.map(({ code }) => code));
  const known = Object.keys(knownRoles).filter((id) => codes.has(knownRoles[id]!));
  if (known.length === 0) return null;
  return { roles: known, location: { country: 'US' as const, city: liveCity(places) }, windowDays: WINDOW_DAYS };
}

/** The request of a result; nothing is requested for sample roles. */
export const requestOfResult = (result: Pick<ResultBody, 'id' | 'roles' | 'raw_assessment_data'>) =>
  isSample(result) ? null : liveRequest(result.roles, chosenPlaces(storedAnswers(result.raw_assessment_data)));
