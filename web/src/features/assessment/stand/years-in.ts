/** How long somebody has worked in these positions, as an answer band. */
import type { yearKeys } from '#shared/assessment/background.ts';
import type { Work } from '#shared/cv/reading.ts';

const MAX_MONTHS = 70 * 12;

/** Overlapping months count once; null when no dates are given. */
export function yearsIn(work: readonly Work[], now: number): (typeof yearKeys)[number] | null {
  const months = monthsIn(work, now);
  if (months === 0) return null;
  if (months < 12) return 'under_1';
  if (months < 36) return '1_3';
  if (months < 60) return '3_5';
  return months < 120 ? '5_10' : 'over_10';
}

function monthsIn(work: readonly Work[], now: number): number {
  const months = new Set<number>();
  const today = new Date(now);
  const last = 12 * today.getUTCFullYear() + today.getUTCMonth();
  for (const { startDate, endDate, current } of work) {
    const start = monthOf(startDate?.value);
    const end = current ? last : monthOf(endDate?.value);
    if (start === null || end === null || end - start > MAX_MONTHS) continue;
    for (let month = start; month <= Math.min(end, last); month++) months.add(month);
  }
  return months.size;
}

/** A year without a month counts from its middle. */
function monthOf(date: string | undefined): number | null {
  const [, year, month = '7'] = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? '') ?? [];
  return year === undefined ? null : 12 * Number(year) + Number(month) - 1;
}
