import { type State, stateOf } from '#shared/occupations/places.ts';
import type { StateFigure } from '#shared/occupations/states.ts';

const cityAndState = /^.+, [A-Z]{2}$/;

/** The US states of the chosen places, in their order, once each. */
export const chosenStates = (places: readonly string[]): State[] => [
  ...new Set(places.flatMap((place) => (place.includes(',') ? (stateOf(place) ?? []) : []))),
];

/** Whether US figures are only a reference for this person (D-29): they chose places, and none of them lies in the US. */
export const isUsReference = (places: readonly string[]): boolean =>
  places.length > 0 && !places.some((place) => cityAndState.test(place) || /\bUS\b/.test(place));

/** Chosen places that a job search understands as a place: cities, not "Remote" or "Other". */
export const cities = (places: readonly string[]): string[] => places.filter((place) => place.includes(', '));

/** Figures of the states that matter for an occupation; each list best first, states without the figure left out. */
export interface StatePlaces {
  bestPaying: StateFigure[];
  mostEmploying: StateFigure[];
  /** the states of the person's own cities, whether or not they publish a figure */
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
