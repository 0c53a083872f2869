import { type State, stateOf } from '#shared/occupations/places.ts';
import type { StateFigure } from '#shared/occupations/states.ts';

const cityAndState = /^.+, [A-Z]{2}$/;

/** The US states of the chosen places, in order, without duplicates. */
export const chosenStates = (places: readonly string[]): State[] => [
  ...new Set(places.flatMap((place) => (place.includes(',') ? (stateOf(place) ?? []) : []))),
];

/** Whether US figures are only a reference for this person (D-29): they chose places, and none is in the US. */
export const isUsReference = (places: readonly string[]): boolean =>
  places.length > 0 && !places.some((place) => cityAndState.test(place) || /\bUS\b/.test(place));

/** Chosen places that a job search can use: cities, not "Remote" or "Other". */
export const cities = (places: readonly string[]): string[] => places.filter((place) => place.includes(', '));

/** Figures of the relevant states for an occupation; each list best first, without states that have no figure. */
export interface StatePlaces {
  bestPaying: StateFigure[];
  mostEmploying: StateFigure[];
  /** the states of the person's own cities, with or without a figure */
  chosen: StateFigure[];
}

const SHOWN = 3;

export function statePlaces(figures: readonly StateFigure[], own: readonly State[]): StatePlaces {
  const byMost = (field: 'median' | 'employment') =>
    figures
      .filter((figure) => figure[field] !== null)
      .sort((a, b) => b[field]! - a[field]! || a.state.localeCompare(b.state))
      .slice(0, SHOWN);
  return {
    bestPaying: byMost('median'),
    mostEmploying: byMost('employment'),
    chosen: own.flatMap(({ postal }) => figures.find((figure) => figure.state === postal) ?? []),
  };
}
