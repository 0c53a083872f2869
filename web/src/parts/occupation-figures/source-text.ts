import { datedSource } from '#shared/lib/date-text.ts';
import type { Figure } from '#shared/occupations/figures.ts';
import { sourceName } from '#shared/occupations/sources.ts';

/**
 * Publisher, release and month of a figure, without repetition: a study's name already contains its authors and year.
 */
export const sourceText = (source: Figure['source']): string =>
  datedSource({ source: sourceName(source), date: source.date });
