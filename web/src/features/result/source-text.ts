import type { Figure } from '#shared/occupations/figures.ts';

/** Publisher, release and month of a figure, each of them once: a study carries its authors and its year in its name. */
export function sourceText({ publisher, release, date }: Figure['source']): string {
  const named = release.startsWith(publisher.split(/[, ]/, 1)[0]!) ? release : `${publisher}: ${release}`;
  return release.includes(date.slice(0, 4)) ? named : `${named}, ${monthOf(date)}`;
}

/** "2025-05" as "May 2025". */
const monthOf = (date: string): string =>
  new Date(`${date.slice(0, 7)}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
