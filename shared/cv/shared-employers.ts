/** Jobs below one employer's line: which of them name another employer, and what belongs to the title. */
import { mayBePart } from './comma-pieces.ts';
import { datesIn } from './dates.ts';
import type { Entry } from './entries.ts';
import { isPlaceName, mayBePlace } from './lexicon/places.ts';
import { type Part, placeOf } from './parts.ts';
import type { Found, Work } from './reading.ts';
import { isAirBase, LIKELY_ORGANISATION, organisationScore, SURE_ORGANISATION, WEAK_ORGANISATION } from './titles.ts';
import { type Group, isWithinDates } from './work-groups.ts';

const cellAt = ({ parts }: Entry, { place }: Found): Part['cell'] | undefined =>
  parts.find(
    ({ cell }) =>
      cell.page === place!.page && Math.abs(cell.y - place!.box.y) < 1 && place!.box.x <= cell.x + cell.width,
  )?.cell;

/** Whether the employer is just the text after a title and a comma, with nothing to suggest an employer. */
function isTail({ position, name }: Work, entry: Entry): boolean {
  if (!position || !name || organisationScore(name.value) >= WEAK_ORGANISATION) return false;
  const cell = cellAt(entry, position);
  return cell?.text.includes(`${position.value}, ${name.value}`) ?? false;
}

/** Whether the words of an employer's name identify one, and not a division of another. */
const isDistinct = (name: Found | undefined): boolean =>
  name !== undefined &&
  organisationScore(name.value) >= SURE_ORGANISATION &&
  name.value.includes(' ') &&
  !mayBePart.test(name.value);

/**
 * "Crew Chief, Travis AFB (2002 – 2010)" below "United States Air Force 2002 – 2022": a place or division, not an
 * employer.
 */
function joinGroup(job: Work, entry: Entry, group: Group): void {
  const indentOf = ({ head: [line] }: Entry) => line!.x - line!.left;
  if (indentOf(entry) <= indentOf(group.entry) + 6 && isDistinct(job.name)) return;
  giveEmployer(job, entry, group.name);
}

/** Sets the employer; a division in its place joins the title, and a place is dropped. */
function giveEmployer(job: Work, entry: Entry, name: Found): void {
  if (job.position && job.name && namesDivision(job, entry)) job.position = wholeCellOf(job.position, entry);
  job.name = name;
}

/** Whether the title's cell continues with a division: "CFO, Home Solutions", but not "Crew Chief, Travis AFB". */
function namesDivision({ position, name }: Work, entry: Entry): boolean {
  const cell = cellAt(entry, position!);
  const from = cell?.text.indexOf(`${position!.value}, ${name!.value}`) ?? -1;
  if (!cell || from < 0) return false;
  const tail = wholeCellOf(position!, entry)
    .value.slice(position!.value.length)
    .replace(/^[\s,]+/, '');
  const last = tail.split(/,\s+/).at(-1)!;
  return !isPlaceName(last) && !mayBePlace(tail) && !isAirBase.test(tail);
}

function wholeCellOf(position: Found, entry: Entry): Found {
  const cell = cellAt(entry, position)!;
  const from = cell.text.indexOf(position.value);
  const end = datesIn(cell.text.slice(from))[0]?.from ?? cell.text.length;
  const value = cell.text.slice(from, from + end).replace(/[\s,(|–-]+$/u, '');
  return { value, place: placeOf(cell, from, from + value.length) };
}

/** The employer that the following entries may share. */
export interface Sharing {
  employer?: Found;
  /** whether a line of its own names the employer above its jobs */
  hasHeader: boolean;
  /** whether the previous entry took its employer from above */
  isBorrowed: boolean;
  group?: Group;
}

export const noSharing = (): Sharing => ({ hasHeader: false, isBorrowed: false });

/** The following jobs belong to this employer. */
export const openGroup = (sharing: Sharing, entry: Entry, name: Found): Sharing => ({
  ...sharing,
  employer: name,
  hasHeader: true,
  group: { entry, name },
});

/** An entry compared with the one before it. */
export interface Neighbours {
  /** it has fewer head lines: the employer may be in those of the previous entry */
  sharesHead: boolean;
  /** it does not have more head lines */
  isLevel: boolean;
  lastTitle: string;
  /** the employer named above a duration */
  above: Found | undefined;
}

/** @returns what the following entries may share; the job takes its employer from above if it has none */
export function share(job: Work, entry: Entry, before: Sharing, beside: Neighbours): Sharing {
  if (before.group && isWithinDates(entry, before.group.entry)) joinGroup(job, entry, before.group);
  if (beside.above) takeFromAbove(job, entry, beside.above);
  const sharing: Sharing = beside.above ? { ...before, employer: beside.above, hasHeader: true } : before;
  const { employer, hasHeader, isBorrowed } = sharing;
  if (employer && belongsToTitle(job, sharing, beside) && isTail(job, entry)) {
    job.position = wholeCellOf(job.position!, entry);
    delete job.name;
  }
  // an employer is shared only with entries below it that have none
  const isShared = hasHeader || beside.sharesHead || isBorrowed;
  const borrows = !job.name && employer !== undefined && (hasHeader || beside.isLevel) && isShared;
  if (borrows) job.name = employer;
  const own = job.name ?? employer;
  return { ...sharing, ...(own && { employer: own }), hasHeader: borrows && hasHeader, isBorrowed: borrows };
}

/**
 * Whether text after a comma belongs to the title, as in the previous job: "Senior Engineer, Storage" below "Cascadia
 * Cloud" and "Staff Engineer, Storage"; "Associate, Finance" below "DBX Bank" and "Director, Tax".
 */
function belongsToTitle(job: Work, { employer, isBorrowed }: Sharing, { sharesHead, lastTitle }: Neighbours): boolean {
  const isSameTail = sharesHead && lastTitle.endsWith(`, ${job.name?.value}`);
  const isOfEmployer = organisationScore(employer?.value ?? '') >= LIKELY_ORGANISATION;
  return isSameTail || ((sharesHead || isBorrowed) && lastTitle.includes(', ') && isOfEmployer);
}

/** A name above a duration is the employer, unless the job's own words name one. */
function takeFromAbove(job: Work, entry: Entry, above: Found): void {
  if (isDistinct(job.name)) return;
  giveEmployer(job, entry, above);
  delete job.name;
}
