const cityAndState = /^.+, ([A-Z]{2})$/;

/**
 * The place live US figures are asked for (RES-39): the first in "City, ST" form, else one that names the US, else the
 * first one, else the default.
 */
export function liveLocation(locations: readonly string[]): string {
  return (
    locations.find((place) => cityAndState.test(place)) ??
    locations.find((place) => /\bUS\b/.test(place)) ??
    locations[0] ??
    'San Francisco, CA'
  );
}

/** Postal codes of the US states among the chosen places, in their order, once each. */
export function chosenStates(locations: readonly string[]): string[] {
  const states = locations.flatMap((place) => cityAndState.exec(place)?.[1] ?? []);
  return [...new Set(states)];
}

/** Whether US figures are only a reference for this person (D-29): nothing they chose lies in the US. */
export const isUsReference = (locations: readonly string[]): boolean =>
  locations.length > 0 && !locations.some((place) => cityAndState.test(place) || /\bUS\b/.test(place));
