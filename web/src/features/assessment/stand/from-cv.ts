/** What a CV says of where a person stands. Nobody is told it unasked: each line is confirmed, or it is not taken. */
import { type Background, type educationKeys, saidOf, type yearKeys } from '#shared/assessment/background.ts';
import { degreeLevel } from '#shared/cv/analysis/degree-level.ts';
import type { CvReading, Work } from '#shared/cv/reading.ts';
import type { ComboboxOption } from '#web/ui/Combobox.tsx';
import { type Choice, countries, educations, usStates, years } from './choices.ts';

export interface Suggestion {
  /** the question it answers */
  of: string;
  /** what would be filled in */
  says: string;
  /** the CV's own words */
  from: string;
  change: Background;
}

interface Occupations {
  search: (text: string) => readonly ComboboxOption[];
}

export function suggestionsFrom(reading: CvReading, { search }: Occupations, now: number): Suggestion[] {
  return [occupationFrom(reading.work, search, now), educationFrom(reading), homeFrom(reading)].filter(
    (suggestion) => suggestion !== null,
  );
}

/** Of these lines, the ones that would change something that was said before. */
export const replaces = ({ change }: Suggestion, said: Background): boolean =>
  Object.keys(change).some((key) => saidOf(said)?.[key as keyof Background] !== undefined);

const rank = /\b(senior|junior|sr|jr|lead|principal|staff|head|chief|intern|trainee|i{1,3})\b\.?/gi;

function occupationFrom(work: readonly Work[], search: Occupations['search'], now: number): Suggestion | null {
  const find = ({ position }: Work) => position && (search(position.value)[0] ?? search(bare(position.value))[0]);
  const last = work.find(({ current, position }) => current && position) ?? work.find(({ position }) => position);
  const found = last && find(last);
  if (!last || !found) return null;
  const months = monthsIn(
    work.filter((each) => each === last || find(each)?.value === found.value),
    now,
  );
  const time = months === null ? undefined : yearsOf(months);
  const employer = last.name ? `, ${last.name.value}` : '';
  return {
    of: 'Present or last occupation',
    says: time ? `${found.label}, ${years.find(({ key }) => key === time)!.name.toLowerCase()}` : found.label,
    from: `${last.position!.value}${employer}`,
    change: { occupation: found.value, ...(time && { years: time }) },
  };
}

const bare = (title: string) => title.replace(rank, ' ').replace(/\s+/g, ' ').trim();

function educationFrom({ education }: CvReading): Suggestion | null {
  const levels = education.map(({ studyType, area }) => {
    const named = [studyType?.value, area?.value].filter((text) => text !== undefined).join(', ');
    return { named, level: degreeLevel([named]) };
  });
  const rankOf = (level: (typeof educationKeys)[number] | null) => educations.findIndex(({ key }) => key === level);
  const [highest] = levels.sort((a, b) => rankOf(b.level) - rankOf(a.level));
  const known = educations.find(({ key }) => key === highest?.level);
  if (!known) return null;
  return {
    of: 'Highest education you have finished',
    says: known.name,
    from: highest!.named,
    change: { education: known.key },
  };
}

function homeFrom({ language, basics: { location } }: CvReading): Suggestion | null {
  if (!location) return null;
  const pieces = location.value.split(/[,;()|·]/).map((piece) => piece.trim().toLowerCase());
  // "Berlin, DE" is in Delaware for those who write English only
  const isState = ({ key, name }: Choice) =>
    pieces.slice(1).some(is(name)) || (language === 'en' && pieces.some(is(key)));
  const state = usStates.find(isState);
  const country = countries.find(({ key, name }) => pieces.some((piece) => is(name)(piece) || names[piece] === key));
  const from = location.value;
  if (state && (!country || country.key === 'US'))
    return { of: home, says: `${state.name}, United States`, from, change: { country: 'US', state: state.key } };
  // one that a state is called by as well: nobody can tell
  if (!country || state) return null;
  return { of: home, says: country.name, from, change: { country: country.key } };
}

const home = 'Where you live';
const is = (name: string) => (piece: string) => name.toLowerCase() === piece;
const names: Record<string, Background['country']> = {
  usa: 'US',
  us: 'US',
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
};

/** Months in these positions, overlapping ones counted once; null where no time is named. */
function monthsIn(work: readonly Work[], now: number): number | null {
  const months = new Set<number>();
  const today = new Date(now);
  const last = 12 * today.getUTCFullYear() + today.getUTCMonth();
  for (const { startDate, endDate, current } of work) {
    const start = monthOf(startDate?.value);
    const end = current ? last : monthOf(endDate?.value);
    if (start === null || end === null || end - start > MOST_MONTHS) continue;
    for (let month = start; month <= Math.min(end, last); month++) months.add(month);
  }
  return months.size > 0 ? months.size : null;
}

const MOST_MONTHS = 70 * 12;

/** A year alone is taken at its middle. */
function monthOf(date: string | undefined): number | null {
  const [, year, month = '7'] = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? '') ?? [];
  return year === undefined ? null : 12 * Number(year) + Number(month) - 1;
}

function yearsOf(months: number): (typeof yearKeys)[number] {
  if (months < 12) return 'under_1';
  if (months < 36) return '1_3';
  if (months < 60) return '3_5';
  return months < 120 ? '5_10' : 'over_10';
}
