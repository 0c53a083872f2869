import type * as z from 'zod/mini';
import { known } from '#shared/lib/numbers.ts';
import type { figure, source } from './contract.ts';
import type { Facts } from './facts.ts';
import { type SourceId, sources } from './sources.ts';

export type Figure = z.infer<typeof figure>;

/** Unit and source of every figure that screens show. */
export const figureKinds = {
  wageP10: { unit: 'USD a year', source: 'oews' },
  wageP25: { unit: 'USD a year', source: 'oews' },
  wageP50: { unit: 'USD a year', source: 'oews' },
  wageP75: { unit: 'USD a year', source: 'oews' },
  wageP90: { unit: 'USD a year', source: 'oews' },
  employment: { unit: 'persons', source: 'oews' },
  growth: { unit: 'percent over ten years', source: 'projections' },
  openings: { unit: 'persons a year', source: 'projections' },
  experienceMonths: { unit: 'months', source: 'preparation' },
  trainingMonths: { unit: 'months', source: 'preparation' },
  apprenticeHours: { unit: 'hours on the job', source: 'apprenticeships' },
  apprenticeHoursMost: { unit: 'hours on the job', source: 'apprenticeships' },
  exposure: { unit: 'share of the tasks, 0 to 1', source: 'exposure' },
  applicability: { unit: 'score, 0 to 1', source: 'applicability' },
  telework: { unit: 'share of the jobs, 0 to 1', source: 'telework' },
} as const satisfies Record<string, { unit: string; source: SourceId }>;

type FigureName = keyof typeof figureKinds;

/** Publisher, release, date and kind, as displayed beside a figure. */
export function sourceNote(id: SourceId): z.infer<typeof source> {
  const { publisher, release, date, kind } = sources[id];
  return { publisher, release, date, kind };
}

/**
 * Marks a figure published only for a group of occupations (`Facts.figureGroup`); null if it is the occupation's own.
 */
export const widerGroupText = (occupations: number): string | null =>
  occupations > 1 ? `of a wider group: ${occupations} occupations share it` : null;

/** A value with its unit and source; null when not available. */
export function figureFrom(name: FigureName, value: number | null): Figure {
  const { unit, source } = figureKinds[name];
  return { value: value === null ? null : known(value), unit, source: sourceNote(source) };
}

/** A figure of the occupation at `index`. */
export const figureOf = (facts: Facts, name: FigureName, index: number): Figure =>
  figureFrom(name, facts[name][index] ?? null);
