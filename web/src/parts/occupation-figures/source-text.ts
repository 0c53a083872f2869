import { datedSource } from '#shared/lib/date-text.ts';
import type { Figure } from '#shared/occupations/figures.ts';
import { sourceName } from '#shared/occupations/sources.ts';

/** Publisher, release and month of a figure, each of them once: a study carries its authors and its year in its name. */
export const sourceText = (source: Figure['source']): string =>
  datedSource({ source: sourceName(source), date: source.date });
