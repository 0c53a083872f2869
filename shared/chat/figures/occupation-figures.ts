/** The recorded figures of each occupation. */
import type { Facts, OccupationDetails } from '#shared/occupations/facts.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import type { State } from '#shared/occupations/places.ts';
import type { StateFigure } from '#shared/occupations/states.ts';

export interface OccupationFigures {
  facts: Facts;
  states: (index: number) => StateFigure[];
  details: (index: number) => OccupationDetails;
}

/** Median yearly pay in a state, in dollars; null if not published. */
export const medianIn = (figures: StateFigure[], { postal }: State): number | null =>
  figures.find(({ state }) => state === postal)?.median ?? null;

const MAX_NEAR = 6;
/** The nearest occupations, as many as an answer names. */
export const nearOf = ({ facts, details }: OccupationFigures, at: number): number[] =>
  details(at)
    .related.flatMap((code) => indexOfCode(facts, code) ?? [])
    .slice(0, MAX_NEAR);
