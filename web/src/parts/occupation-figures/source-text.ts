import { month } from '#shared/lib/format.ts';
import type { Figure } from '#shared/occupations/figures.ts';

/** Publisher, release and month of a figure, each of them once: a study carries its authors and its year in its name. */
export function sourceText({ publisher, release, date }: Figure['source']): string {
  const named = release.startsWith(publisher.split(/[, ]/, 1)[0]!) ? release : `${publisher}: ${release}`;
  return release.includes(date.slice(0, 4)) ? named : `${named}, ${month(date)}`;
}
