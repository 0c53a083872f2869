/** A reading in JSON Resume's terms, with each value's page and box under `meta`. */
import type { CvReading, Found, Place } from '#shared/cv/reading.ts';

type Placed = Record<string, Place | null>;

const textOf = (one: Found | undefined): string | null => one?.value ?? null;

/** The values of an entry, and their places. */
function split<Keys extends string>(
  fields: Record<Keys, Found | undefined>,
): Record<Keys, string | null> & { meta: Placed } {
  const named = Object.entries(fields) as [Keys, Found | undefined][];
  const values = Object.fromEntries(named.map(([key, one]) => [key, textOf(one)])) as Record<Keys, string | null>;
  return { ...values, meta: Object.fromEntries(named.map(([key, one]) => [key, one?.place ?? null])) };
}

/** Absent values are null; a current job has no `endDate`, and a past one with a single date ends at that date. */
export function jsonResumeOf(reading: CvReading) {
  const { name, email, phone } = reading.basics;
  return {
    basics: split({ name, email, phone }),
    work: reading.work.map(({ position, name, startDate, endDate, current }) =>
      split({ position, name, startDate, endDate: endDate ?? (current ? undefined : startDate) }),
    ),
    education: reading.education.map(({ institution, studyType, area, endDate }) =>
      split({ institution, studyType, area, endDate }),
    ),
    skills: reading.skills.map(({ value }) => value),
    meta: { skills: reading.skills.map(({ place }) => place ?? null), notPlaced: reading.notPlaced },
  };
}
