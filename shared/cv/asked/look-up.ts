/**
 * Checks a model's answer against the text: drops what is not there, and requires that an entry's values are close
 * together.
 */
import { datesIn } from '../dates.ts';
import type { AskedCv } from './form.ts';
import type { Spot, Written } from './written.ts';

/** The most lines between the parts of one entry: an employer above several roles, a place, a line for dates. */
const MAX_LINES = 8;

export interface AskedDates {
  startDate?: string;
  endDate?: string;
  current: boolean;
  spot: Spot;
}
export interface AskedJob {
  position?: Spot;
  name?: Spot;
  dates?: AskedDates;
}
export interface AskedSchool {
  institution?: Spot;
  studyType?: Spot;
  area?: Spot;
  endDate?: { value: string; spot: Spot };
}
export interface LookedUp {
  name?: Spot;
  email?: Spot;
  phone?: Spot;
  location?: Spot;
  work: AskedJob[];
  education: AskedSchool[];
  skills: Spot[];
}

/**
 * The spots of one entry's values: the value with the fewest occurrences locates the entry, and every other one must be
 * near it. A value found only elsewhere belongs to something else, whatever the model says.
 */
function together<Key extends string>({ find }: Written, values: Record<Key, string>): { [K in Key]?: Spot } {
  const found = (Object.entries(values) as [Key, string][])
    .map(([key, value]) => [key, find(value)] as const)
    .filter(([, spots]) => spots.length > 0);
  const rarest = found.toSorted(([, a], [, b]) => a.length - b.length)[0];
  if (!rarest) return {};
  const near = (anchor: Spot) =>
    found.flatMap(([key, spots]) => {
      const distance = (spot: Spot) => Math.abs(spot.line - anchor.line);
      const nearest = spots.toSorted(
        (a, b) => distance(a) - distance(b) || Math.abs(a.from - anchor.from) - Math.abs(b.from - anchor.from),
      )[0]!;
      return distance(nearest) <= MAX_LINES ? [[key, nearest] as const] : [];
    });
  const spread = (spots: (readonly [Key, Spot])[], anchor: Spot) =>
    spots.reduce((sum, [, { line }]) => sum + Math.abs(line - anchor.line), 0);
  const [best] = rarest[1]
    .map((anchor) => ({ anchor, spots: near(anchor) }))
    .sort((a, b) => b.spots.length - a.spots.length || spread(a.spots, a.anchor) - spread(b.spots, b.anchor));
  return Object.fromEntries(best!.spots) as { [K in Key]?: Spot };
}

/** The dates as written: from the first to the last named one, with only a dash or a word between. */
function datesOf({ text }: Written, start: Spot | undefined, end: Spot | undefined): AskedDates | undefined {
  const spot = start ?? end;
  if (!spot) return undefined;
  if (start && end && end.from >= start.from && end.line - start.line <= 1) {
    const [range, ...others] = datesIn(text.slice(start.from, Math.max(start.to, end.to)));
    if (range && others.length === 0)
      return {
        ...(range.start && { startDate: range.start }),
        ...(range.end && { endDate: range.end }),
        current: range.current,
        spot: start,
      };
  }
  const startDate = start && datesIn(start.value)[0]?.start;
  const endDate = end && end !== start ? datesIn(end.value)[0]?.start : undefined;
  if (!startDate && !endDate) return undefined;
  return { ...(startDate && { startDate }), ...(endDate && { endDate }), current: false, spot };
}

export function lookedUp(asked: AskedCv, written: Written): LookedUp {
  const first = (value: string, isOne: (value: string) => boolean): Spot | undefined =>
    written.find(value).find((spot) => isOne(spot.value));
  const work = asked.work.flatMap((job): AskedJob[] => {
    const { position, name, startDate, endDate } = together(written, job);
    if (!position && !name) return [];
    const dates = datesOf(written, startDate, endDate);
    return [{ ...(position && { position }), ...(name && { name }), ...(dates && { dates }) }];
  });
  const education = asked.education.flatMap((school): AskedSchool[] => {
    const { institution, studyType, area, endDate } = together(written, school);
    if (!institution && !studyType) return [];
    const last = endDate && datesIn(endDate.value).at(-1);
    const value = last?.end ?? last?.start;
    return [
      {
        ...(institution && { institution }),
        ...(studyType && { studyType }),
        ...(area && { area }),
        ...(endDate && value && { endDate: { value, spot: endDate } }),
      },
    ];
  });
  const skills = asked.skills.flatMap((skill) => written.find(skill).slice(0, 1));
  const some = <Key extends string>(key: Key, spot: Spot | undefined) => (spot ? { [key]: spot } : {});
  return {
    ...some(
      'name',
      first(asked.name, (value) => !/[\d@/]/.test(value) && value.length <= 80),
    ),
    ...some(
      'email',
      first(asked.email, (value) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(value)),
    ),
    ...some(
      'phone',
      first(asked.phone, (value) => /^[\d\s+()./–-]+$/.test(value) && value.replace(/\D/g, '').length >= 7),
    ),
    ...some(
      'location',
      first(asked.location, (value) => !/@|\/\//.test(value) && value.length <= 100),
    ),
    work,
    education,
    skills,
  };
}

const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value.trim()].filter(Boolean) : Object.values(value ?? {}).flatMap(leaves);

/** At least this share of all answered values must be found, or the whole answer is rejected. */
const LEAST_FOUND = 0.5;

/** Why an answer as a whole is rejected, worded for the model; null if it can be used. */
export function askedFault(asked: AskedCv, { find }: Written): string | null {
  const said = [...new Set(leaves(asked))];
  const missing = said.filter((value) => find(value).length === 0);
  if (missing.length <= said.length * (1 - LEAST_FOUND)) return null;
  return `says ${missing.length} values of ${said.length} that do not stand in the document letter by letter`;
}
