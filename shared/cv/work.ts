/** Jobs: of the pieces at the head of an entry one is the title, one the employer; the entries of a document agree on which. */
import { datesIn } from './dates.ts';
import { type Entry, endOf, entriesOf, isTelling, paragraphsOf, startOf, unmarked } from './entries.ts';
import { withoutBullet } from './layout/bullets.ts';
import type { Line } from './layout/lines.ts';
import { degreePattern } from './lexicon/degrees.data.ts';
import { leadingLabel } from './lexicon/labels.ts';
import { isLikelyPlace, isPlace, isPlaceName } from './lexicon/places.ts';
import { plain } from './lexicon/plain.ts';
import {
  anchorOf,
  foundLine,
  foundLines,
  isBullet,
  isCode,
  isOwnBusiness,
  isPlacePart,
  type Part,
  partsOf,
  placeOf,
} from './parts.ts';
import type { Found, Work } from './reading.ts';
import { isSchool, organisationScore, type TitleLexicon, titleScore } from './titles.ts';

interface Scored extends Part {
  title: number;
  organisation: number;
}

interface Pair {
  title: Scored | null;
  employer: Scored | null;
  score: number;
}

const TITLE = 1.2;
/** what the same way in all other entries is worth */
const AGREED = 2;
/** the name carries a legal form */
const LEGAL = 2.8;

function scored(part: Part, lexicon: TitleLexicon): Scored {
  const label = leadingLabel(part.text);
  const kind = label?.kind ?? part.cell.label;
  // for oneself: an employer beside a title, and a title alone
  if (!kind && isOwnBusiness.test(part.text)) return { ...part, title: 1.3, organisation: 1.25 };
  if (kind !== 'title' && kind !== 'organisation') {
    const organisation = organisationScore(part.text);
    // "Tutor Perini Corp." tutors nobody
    const isLegal = organisation >= LEGAL ? 0.4 : 1;
    return { ...part, title: titleScore(part.text, lexicon) * isLegal, organisation };
  }
  const from = part.from + (label?.from ?? 0);
  const at = { ...part, text: part.text.slice(label?.from ?? 0), from, place: placeOf(part.cell, from, part.to) };
  return { ...at, title: kind === 'title' ? 6 : 0, organisation: kind === 'organisation' ? 6 : 0 };
}

const piece = (part: Part, from: number, to: number, slot: string): Part => ({
  ...part,
  text: part.text.slice(from, to).trim(),
  from: part.from + from,
  to: part.from + to,
  place: placeOf(part.cell, part.from + from, part.from + to),
  slot: `${part.slot}${slot}`,
});

const atWord =
  /\s+(?:@|at(?!\s+(?:Law|Sea|Home|Large)\b)|bei(?:m| der)?|chez|presso|bij|hos|w firmie)\s+(?=\p{Lu}|\d)|\s*@\s*/u;

/** "Presently working as Assistant Manager in Kaveri Castings" */
const workedAs =
  /^(?:(?:presently|currently|previously|formerly)\s+)?(?:working|worked|employed)\s+as\s+(?:an?\s+)?(\S.{2,60}?)(\s+(?:in|at|with|for)\s+)(?=\p{Lu})/iu;

/** "Engineer at Acme", "Engineer, Acme, Berlin": the pieces, where they are a title and something else. */
function takenApart(part: Part, lexicon: TitleLexicon, isOnly: boolean, isParted = false): Part[] {
  const worked = workedAs.exec(part.text);
  if (worked) {
    const from = worked[0].length - worked[2]!.length - worked[1]!.length;
    return [
      piece(part, from, from + worked[1]!.length, 'a'),
      ...takenApart(piece(part, worked[0].length, part.text.length, 'b'), lexicon, false),
    ];
  }
  if (leadingLabel(part.text)) return [part];
  const at = atWord.exec(part.text);
  if (at && titleScore(part.text.slice(0, at.index), lexicon) >= TITLE)
    return [
      piece(part, 0, at.index, 'a'),
      ...takenApart(piece(part, at.index + at[0].length, part.text.length, 'b'), lexicon, false),
    ];
  const colon = /:\s+(?=\p{Lu})/u.exec(part.text);
  if (colon && titleScore(part.text.slice(colon.index + 1), lexicon) >= TITLE)
    return [
      ...takenApart(piece(part, 0, colon.index, 'b'), lexicon, false),
      piece(part, colon.index + colon[0].length, part.text.length, 'a'),
    ];
  const own = /^(\S.*?),\s+([^,]+)$/u.exec(part.text);
  if (own && isOwnBusiness.test(own[2]!) && titleScore(own[1]!, lexicon) >= TITLE)
    return [piece(part, 0, own[1]!.length, 'a'), piece(part, part.text.length - own[2]!.length, part.text.length, 'b')];
  const commas = [...part.text.matchAll(/[,،]\s+(?!(?:inc|ltd|llc|s\.?a|l\.?p|gmbh|ph\.?d)\b)/giu)];
  const turn = turnIn(part, lexicon, isOnly);
  // a bold title before a plain employer, with nothing but the look between them
  if (turn !== undefined && commas.every((comma) => Math.abs(comma.index - turn) > 3))
    return [piece(part, 0, turn, 'a'), piece(part, turn, part.text.length, 'b')].map((one) => ({
      ...one,
      text: one.text.replace(/^(?:[\s,:–-]+|(?:at|bei|chez|presso|bij)\s+)+|[\s,:–-]+$/g, ''),
    }));
  if (commas.length === 0) return [part];
  const cuts = [0, ...commas.map((comma) => comma.index), part.text.length];
  const texts = cuts
    .slice(1)
    .map((to, i) => part.text.slice(i === 0 ? 0 : cuts[i]! + commas[i - 1]![0].length, to).trim());
  const isKnownPlace = (text: string) => isPlaceName(text) || isPlace(text);
  let last = texts.length;
  while (last > 1 && (isKnownPlace(texts[last - 1]!) || isCode(texts[last - 1]!))) last--;
  // a town nobody knows before its country
  if (
    last < texts.length &&
    last > 2 &&
    organisationScore(texts[last - 1]!) === 0 &&
    titleScore(texts[last - 1]!, lexicon) < 1
  )
    last--;
  const startAt = (n: number) => (n === 0 ? 0 : cuts[n]! + commas[n - 1]![0].length);
  const whole = (from: number, to: number, slot: string) => piece(part, startAt(from), cuts[to]!, slot);
  if (last === 1) return [whole(0, 1, '')];
  const titles = texts.slice(0, last).map((text) => titleScore(text, lexicon));
  // "Tesco, Croydon": a town nobody knows after an employer
  const tail = texts[last - 1]!;
  if (
    !isOnly &&
    last === 2 &&
    titles[0]! < 1 &&
    titles[1]! < 1 &&
    organisationScore(tail) === 0 &&
    /^(?:Sta?\. )?\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}$/u.test(tail)
  )
    return [whole(0, 1, '')];
  const organisations = texts.slice(0, last).map(organisationScore);
  const splitAt = bestSplit(titles, organisations, isOnly) || Number(isParted);
  if (splitAt === 0) return [whole(0, last, '')];
  // "Title, Employer, Town": a town nobody knows
  const isTown =
    splitAt === 1 &&
    last === 3 &&
    organisations[2] === 0 &&
    titles[2]! < 1 &&
    titles[0]! >= TITLE &&
    texts[2]!.split(' ').length <= 2;
  return [whole(0, splitAt, 'a'), whole(splitAt, isTown ? 2 : last, 'b')];
}

/** Where the look changes within a piece: from a title to something else, or anywhere where there is nothing else. */
function turnIn(part: Part, lexicon: TitleLexicon, isOnly: boolean): number | undefined {
  return part.cell.turns
    .map((at) => at - part.from)
    .find((at) => {
      if (at <= 2 || at >= part.text.length - 2) return false;
      const sides = [part.text.slice(0, at), part.text.slice(at)].map(
        (text) => titleScore(text.trim(), lexicon) >= TITLE,
      );
      return isOnly || sides[0] !== sides[1];
    });
}

/** Where between the pieces a title ends and an employer begins, or the other way round; 0 where nothing says so. */
function bestSplit(titles: readonly number[], organisations: readonly number[], isOnly: boolean): number {
  const leaning = (n: number) => titles[n]! - organisations[n]!;
  const last = titles.length - 1;
  if (titles[0]! >= TITLE && leaning(0) > 0) {
    for (let n = 1; n <= last; n++)
      if (leaning(n) <= -1 || (isOnly && (titles[n]! < TITLE || organisations[n]! >= 1.5))) return n;
    return 0;
  }
  for (let n = last; n >= 1; n--)
    if (titles[n]! >= TITLE && leaning(n) > 0 && leaning(n - 1) <= 0 && (isOnly || organisations[0]! >= 1)) return n;
  return 0;
}

type Leanings = ReadonlyMap<string, number>;

/** What the pieces in the same place of all entries are, on the whole: above 0 titles. */
function leaningsOf(candidates: readonly (readonly Scored[])[]): Leanings {
  const bySlot = Map.groupBy(candidates.flat(), ({ slot }) => slot);
  return new Map(
    [...bySlot].map(([slot, parts]) => {
      const each = parts.map(({ title, organisation }) => Math.max(-2, Math.min(2, title - organisation)));
      const mean = each.reduce((sum, one) => sum + one, 0) / parts.length;
      return [slot, mean * Math.min(1, (parts.length - 1) / 2)];
    }),
  );
}

/** Which pieces of an entry are the title and the employer, told by their place from the date, by their number and by their look. */
type Ways = readonly string[];

const waysOf = (parts: readonly Scored[], title: Scored, employer: Scored): Ways => [
  `${title.slot} ${employer.slot}`,
  `${parts.indexOf(title)} ${parts.indexOf(employer)} of ${parts.length}`,
  `${lookOf(title)} ${lookOf(employer)}`,
];

function lookOf({ cell, from, text }: Scored): string {
  const isTurned = cell.turns.filter((at) => at <= from + 1).length % 2 === 1;
  return `${cell.bold !== isTurned}|${Math.round(cell.fontSize)}|${text === text.toUpperCase()}`;
}

/** The ways of entries in which the words leave no doubt. */
function clearWays(candidates: readonly (readonly Scored[])[]): Map<readonly Scored[], Ways> {
  const clear = new Map<readonly Scored[], Ways>();
  for (const parts of candidates) {
    const { title, employer } = bestPair(parts, new Map());
    if (!title || !employer) continue;
    const surer = title.title - title.organisation - (employer.title - employer.organisation);
    if (title.title >= TITLE && surer >= 2) clear.set(parts, waysOf(parts, title, employer));
  }
  return clear;
}

/** How far a pair is that of the other entries: a document tells all of its jobs in one way. */
const agreement = (ways: Ways, others: readonly Ways[]): number => {
  const shares = ways.map((way, n) => others.filter((other) => other[n] === way).length / Math.max(1, others.length));
  return (shares.reduce((sum, share) => sum + share, 0) / ways.length) * Math.min(1, others.length / 2);
};

function bestPair(parts: readonly Scored[], leanings: Leanings, others: readonly Ways[] = []): Pair {
  let best: Pair = { title: null, employer: null, score: Number.NEGATIVE_INFINITY };
  const prior = (part: Scored) => 0.5 * (leanings.get(part.slot) ?? 0);
  const asTitle = (part: Scored) => part.title - 0.7 * part.organisation + prior(part) - lateness(part);
  const asEmployer = (part: Scored) =>
    0.8 * part.organisation -
    0.75 * part.title -
    prior(part) -
    lateness(part) -
    (/^\p{Ll}/u.test(part.text) ? 0.7 : 0) -
    // beside the employer stands its town
    (parts.some((other) => other.offset === part.offset && other.cell.x < part.cell.x) ? 0.3 : 0) -
    (part.text.split(' ').length > 8 ? 1 : 0);
  parts.forEach((title, i) => {
    parts.forEach((employer, j) => {
      if (i === j) return;
      const sameCell = title.cell === employer.cell ? 0.15 : 0;
      const together =
        title.slot.slice(0, -1) === employer.slot.slice(0, -1) &&
        /[ab]$/.test(title.slot) &&
        /[ab]$/.test(employer.slot)
          ? 0.7
          : 0;
      const score =
        asTitle(title) +
        asEmployer(employer) +
        AGREED * agreement(waysOf(parts, title, employer), others) -
        0.25 * (Math.abs(i - j) - 1) +
        together -
        sameCell -
        (i > j ? 0.05 : 0);
      if (score > best.score) best = { title, employer, score };
    });
  });
  return best;
}

/** What stands further below the date is less likely to be its head. */
const lateness = (part: Part): number => (part.offset <= 0 ? 0 : 0.35 * part.offset);

/** The title with what a dash has parted from it. */
function wholeTitle(title: Scored, employer: Scored | null, parts: readonly Scored[]): Found {
  const beside = parts.filter((part) => part.cell === title.cell && part !== employer && !isPlacePart(part));
  const next = beside.find(
    (part) =>
      part.from > title.to &&
      part.from - title.to <= 4 &&
      /^\s*(?:[-–—/]|\/)\s*$/.test(title.cell.text.slice(title.to, part.from)),
  );
  if (!next || next.organisation >= 2 || employer === null) return { value: title.text, place: title.place };
  return { value: title.cell.text.slice(title.from, next.to), place: placeOf(title.cell, title.from, next.to) };
}

/** "since 2017, La Spezia": nobody knows the town, but it stands behind the date. */
const isBehindDate = (part: Part, lexicon: TitleLexicon): boolean =>
  datesIn(part.cell.text).some(
    (date) => date.isRange && /^[\s,·|–-]*$/.test(part.cell.text.slice(date.to, part.from)) && date.to <= part.from,
  ) &&
  part.text.split(' ').length <= 3 &&
  titleScore(part.text, lexicon) < 1 &&
  organisationScore(part.text) < 0.7;

function headPartsOf(all: readonly Part[], lexicon: TitleLexicon, isParted = false): Scored[] {
  const before = all.filter((part) => !isBehindDate(part, lexicon));
  const parts = before.length >= 2 ? before : all;
  const sure = parts.filter((part) => !isPlacePart(part));
  const isTown = ({ text }: Part) => isLikelyPlace(text) && organisationScore(text.split(',')[0]!) < LEGAL;
  const named = sure.filter((part) => !isTown(part));
  // "Acme, Germany" is a town unless nothing else can be the employer
  const kept = named.length >= 2 ? named : sure;
  return kept
    .flatMap((part) => takenApart(part, lexicon, kept.length === 1, isParted && kept.length === 1))
    .filter((part) => part.text !== '' && !isPlacePart(part) && !isCode(part.text))
    .map((part) => scored(part, lexicon));
}

/** Whether a part may name something: not where it stands in the place in which other entries have their towns. */
function townsOf(entries: readonly Entry[], lexicon: TitleLexicon): (part: Part) => boolean {
  const slots = Map.groupBy(
    entries.flatMap(({ parts, nextParts }) => [...parts, ...nextParts]),
    ({ slot }) => slot,
  );
  return (part) => {
    const others = slots.get(part.slot)!;
    const towns = others.filter(isPlacePart).length;
    const isUnknown =
      part.text.split(' ').length <= 3 && titleScore(part.text, lexicon) < 1 && organisationScore(part.text) < 0.7;
    return !(isUnknown && towns >= 1 && towns * 2 >= others.length - 1);
  };
}

export interface WorkRead {
  work: Work[];
  /** lines that belong to no job */
  rest: Line[];
}

interface Candidate {
  entry: Entry;
  own: Scored[];
  all: Scored[];
}

/** @param isTrusted whether the heading says that these are jobs; else both title and employer must be plain */
export function readWork(lines: readonly Line[], lexicon: TitleLexicon, isTrusted: boolean): WorkRead {
  const isList = lines.every(isBullet);
  // "• President's Club 2012, 2013", "• Grid operator: maintenance plan (2021 – 2022)" tell of a job
  const tells = (line: Line) => isBullet(line) && !isList && (/:/.test(line.text) || !anchorOf(line)?.range.isRange);
  const mayAnchor = (line: Line) =>
    !tells(line) && titleScore(withoutBullet(line.cells[0]!.text).split(/[,|–—(]| - | at |\. /)[0]!, lexicon) >= 2;
  const { entries, before } = entriesOf(lines, mayAnchor);
  if (entries.length === 0 && isTrusted) return readUndated(lines, lexicon);
  const mayName = townsOf(entries, lexicon);
  const read = (isParted: boolean) =>
    entries.map((entry): Candidate => {
      const own = headPartsOf(entry.parts.filter(mayName), lexicon, isParted);
      const all = [...entry.parts, ...entry.nextParts].filter(mayName);
      return { entry, own, all: headPartsOf(all, lexicon, isParted) };
    });
  const isTitleFirst = ({ own }: Candidate) => own.length === 2 && own[0]!.slot.endsWith('a') && own[0]!.title >= TITLE;
  const first = read(false);
  // "Hero, Pepperpot" tells nothing by itself: it is parted as most others are
  const candidates = first.filter(isTitleFirst).length * 3 >= first.length ? read(true) : first;
  const isEnough = ({ own }: Candidate) =>
    own.length >= 2 && own.some((part) => part.title >= TITLE && part.title > part.organisation);
  const enough = candidates.filter(isEnough).length > candidates.length / 2;
  const chosen = candidates.map((one) =>
    isEnough(one) || (enough && (one.own.length >= 2 || one.own.some((part) => part.title >= TITLE)))
      ? one.own
      : one.all,
  );
  const leanings = leaningsOf(chosen);
  const clear = clearWays(chosen);

  const work: Work[] = [];
  const rest: Line[] = [...before];
  let employer: Found | undefined;
  let groupHeader = false;
  let isBorrowed = false;
  let group: { entry: Entry; name: Found } | undefined;
  candidates.forEach(({ entry }, n) => {
    const parts = chosen[n]!;
    const followed = candidates[n + 1];
    const job =
      jobOf(entry, parts, { leanings, others: waysBeside(clear, parts) }, isTrusted) ??
      employerOver(candidates[n]!, followed);
    if (!job) {
      rest.push(...entry.head, ...entry.next, ...entry.body);
      groupHeader = false;
      return;
    }
    const startsGroup =
      !job.position &&
      job.name &&
      entry.body.length === 0 &&
      followed?.own.some((part) => part.title >= TITLE) &&
      entry.next.length === 0;
    if (startsGroup && job.name) {
      employer = job.name;
      groupHeader = true;
      group = { entry, name: job.name };
      return;
    }
    // "Crew Chief, Travis AFB (2002 – 2010)" below "United States Air Force 2002 – 2022": where, not for whom
    if (group && isWithinDates(entry, group.entry)) {
      const isInset = entry.head[0]!.x - entry.head[0]!.left > group.entry.head[0]!.x - group.entry.head[0]!.left + 6;
      if (isInset || organisationScore(job.name?.value ?? '') < 0.7) job.name = group.name;
    }
    const sharesHead = n > 0 && entry.head.length < candidates[n - 1]!.entry.head.length;
    const lastTitle = work.at(-1)?.position?.value ?? '';
    // "Senior Engineer, Storage" below "Cascadia Cloud" and "Staff Engineer, Storage"
    if (employer && sharesHead && lastTitle.endsWith(`, ${job.name?.value}`) && isTail(job, entry)) {
      job.position = wholeCellOf(job.position!, entry);
      delete job.name;
    }
    // an employer is shared only by what stands below it without one of its own
    const isShared = groupHeader || sharesHead || isBorrowed;
    const isLevel = n > 0 && entry.head.length <= candidates[n - 1]!.entry.head.length;
    if (!job.name && employer && (groupHeader || isLevel) && isShared) {
      job.name = employer;
      isBorrowed = true;
    } else {
      groupHeader = false;
      isBorrowed = false;
    }
    if (job.name) employer = job.name;
    const used = new Set(
      [job.position?.place, job.name?.place].map((place) => place && `${place.page}|${Math.round(place.box.y)}`),
    );
    const told = [...entry.next, ...entry.body].filter(
      (line) => !line.cells.some((cell) => used.has(`${cell.page}|${Math.round(cell.y)}`) && !isBullet(line)),
    );
    job.highlights = highlightsOf(told);
    const [role] = entry.body;
    if (
      !job.position &&
      role &&
      isBullet(role) &&
      !/[:.]/.test(role.text) &&
      titleScore(withoutBullet(role.text), lexicon) >= 2.3
    ) {
      const { value, place } = foundLine(unmarked(role));
      job.position = { value, ...(place && { place }) };
      job.highlights.shift();
    }
    work.push(job);
  });
  return { work, rest };
}

const cellAt = ({ parts }: Entry, { place }: Found): Part['cell'] | undefined =>
  parts.find(
    ({ cell }) =>
      cell.page === place!.page && Math.abs(cell.y - place!.box.y) < 1 && place!.box.x <= cell.x + cell.width,
  )?.cell;

/** Whether the employer is only what stands behind a title and a comma, and nothing says that it employs. */
function isTail({ position, name }: Work, entry: Entry): boolean {
  if (!position || !name || organisationScore(name.value) >= 0.7) return false;
  const cell = cellAt(entry, position);
  return cell?.text.includes(`${position.value}, ${name.value}`) ?? false;
}

function wholeCellOf(position: Found, entry: Entry): Found {
  const cell = cellAt(entry, position)!;
  const from = cell.text.indexOf(position.value);
  const end = datesIn(cell.text.slice(from))[0]?.from ?? cell.text.length;
  const value = cell.text.slice(from, from + end).replace(/[\s,(|–-]+$/u, '');
  return { value, place: placeOf(cell, from, from + value.length) };
}

/** A name nobody knows above what stands within its dates: for whom those jobs were done. */
function employerOver({ entry, own }: Candidate, next: Candidate | undefined): Work | null {
  const [only, ...more] = own;
  const isOver = next?.own.some((part) => part.title >= TITLE) && isWithinDates(next.entry, entry);
  if (!only || more.length > 0 || only.title >= TITLE || !isOver || isNoJob.test(only.text)) return null;
  return { name: { value: only.text, place: only.place }, current: false, highlights: [] };
}

/** Whether what an entry tells of happened while another went on. */
function isWithinDates({ anchor: inner }: Entry, { anchor: outer }: Entry): boolean {
  if (!inner?.range.start || !outer?.range.start || !outer.range.isRange) return false;
  const [from, to] = [outer.range.start.slice(0, 4), outer.range.end?.slice(0, 4) ?? '9999'];
  const end = inner.range.end ?? (inner.range.current ? '9999' : inner.range.start);
  return inner.range.start.slice(0, 4) >= from && end.slice(0, 4) <= to;
}

/** Jobs without dates: a plain title and an employer on one line, or on two below each other. */
function readUndated(lines: readonly Line[], lexicon: TitleLexicon): WorkRead {
  const isList = lines.length > 0 && lines.every(isBullet);
  const named = isList ? lines.map(unmarked) : lines;
  const tells: boolean[] = [];
  named.forEach((line, i) => {
    tells.push(isTelling(line, named[i - 1], tells[i - 1] ?? false));
  });
  const partsAt = (i: number, offset: number) => headPartsOf(partsOf(named[i]!, offset), lexicon);
  const work: Work[] = [];
  const rest: Line[] = [];
  let last: { job: Work; told: Line[] } | undefined;
  for (let i = 0; i < named.length; i++) {
    const own = tells[i] ? [] : partsAt(i, 0);
    const below = i + 1 < named.length && !tells[i + 1] && named[i + 1]!.gap < 0.9 && !isList ? partsAt(i + 1, 1) : [];
    const job = undatedJob(own) ?? (own.length === 1 && below.length <= 2 ? undatedJob([...own, ...below]) : null);
    if (job) {
      if (!undatedJob(own)) i++;
      last = { job, told: [] };
      work.push(job);
    } else if (last) last.told.push(lines[i]!);
    else rest.push(lines[i]!);
    if (last) last.job.highlights = highlightsOf(last.told);
  }
  return { work, rest };
}

/** Both have to be there, and the title has to be plain: nothing else says that this is a job. */
function undatedJob(parts: readonly Scored[]): Work | null {
  if (parts.length < 2) return null;
  const { title, employer } = bestPair(parts, new Map());
  if (!title || !employer || title.title < 2 || title.title <= title.organisation) return null;
  if (employer.title >= TITLE && employer.organisation < 1.5) return null;
  if (!/^[\p{Lu}\d]/u.test(employer.text) || employer.text.split(' ').length > 8) return null;
  return {
    position: wholeTitle(title, employer, parts),
    name: { value: employer.text, place: employer.place },
    current: false,
    highlights: [],
  };
}

const highlightsOf = (told: readonly Line[]): Found[] =>
  paragraphsOf(told).map((paragraph) => {
    const found = foundLines(paragraph);
    return { ...found, value: withoutBullet(found.value) };
  });

/** What stands between jobs. */
const isNoJob =
  /^(?:(?:planned )?career break|career gap|gap year|sabbatical|parental leave|maternity leave|paternity leave|family leave|career sabbatical|elternzeit|mutterschutz|erziehungszeit|sabbatjahr|arbeitssuchend|arbeitslos|cong[ée] (?:parental|maternit[ée]|sabbatique)|ann[ée]e sabbatique|excedencia|baja maternal|a[ñn]o sab[áa]tico|congedo (?:parentale|di maternit[àa])|licen[çc]a (?:de )?maternidade|ouderschapsverlof|urlop (?:macierzy[ńn]ski|wychowawczy)|f[öo]r[äa]ldraledig(?:het)?|barsel(?:sorlov)?|foreldrepermisjon|unemployed|job search|(?:full[- ]time |stay[- ]at[- ]home )?(?:parent|mother|mom|mum|father|dad|homemaker|housewife|family carer|family caregiver)(?: and (?:full[- ]time )?(?:carer|caregiver|homemaker))?(?=$|[,;(:–-]|\s(?:to|of|at home))|caring for|full[- ]time care(?:r|giver)?(?: (?:for|of)|$)|raising (?:my |a |our )?(?:family|children)|maternity|paternity|travell?ing|(?:full[- ]time |part[- ]time )?(?:student|study|studies)$|(?:recovery|convalescence|illness|ill health)(?=$|[\s,;])|hausfrau|familienzeit|mère au foyer|cuidado de)(?!\p{L})/iu;

/** "M.Ed., Instructional Technology, University of Leeds" among jobs. */
const tellsOfStudies = (parts: readonly Scored[]): boolean =>
  degreePattern.exec(plain(parts[0]!.text))?.index === 0 &&
  parts[0]!.title < TITLE &&
  parts.some(({ text }) => isSchool(text));

/** "Digitised 80 metres of parish registers", "Farm hand, Hepburn Potatoes, in the holidays": no name. */
const isSentence = ({ text }: Part): boolean =>
  text.split(/\s+/).filter((word) => /^\p{Ll}/u.test(word)).length >= 4 || /^\p{Ll}.*\s|^\d+\p{Ll}/u.test(text);

/** "Department of Geosciences, Harrow State University": who employs is the second; "Orbis AG, Werk Kassel": the first. */
function wholeOf(employer: Scored): Found {
  const legal = employer.text.split(/,\s+/)[0]!;
  const isOwned = /^[^,]+, (?:inh|inhaber(?:in)?|prop|proprietor|owner|gérant|titular|titolare)\b/i.test(employer.text);
  if (legal !== employer.text && (isOwned || organisationScore(legal) >= LEGAL))
    return { value: legal, place: placeOf(employer.cell, employer.from, employer.from + legal.length) };
  const comma =
    /^[^,]{0,20}\b(?:department|division|faculty|school|office|dept|lab|laboratory|unit|(?:science|research|studies) cent(?:er|re))\b[^,]*,\s+/i.exec(
      employer.text,
    );
  const rest = comma ? employer.text.slice(comma[0].length) : '';
  if (!comma || organisationScore(rest) < 2) return { value: employer.text, place: employer.place };
  return { value: rest, place: placeOf(employer.cell, employer.from + comma[0].length, employer.to) };
}

const waysBeside = (clear: ReadonlyMap<readonly Scored[], Ways>, parts: readonly Scored[]): Ways[] =>
  [...clear].flatMap(([own, ways]) => (own === parts ? [] : [ways]));

/** What the other entries of the document tell. */
interface Beside {
  leanings: Leanings;
  others: readonly Ways[];
}

function jobOf(entry: Entry, parts: readonly Scored[], { leanings, others }: Beside, isTrusted: boolean): Work | null {
  const dates = { startDate: startOf(entry), endDate: endOf(entry), current: entry.anchor?.range.current ?? false };
  const job = (position: Found | undefined, name: Found | undefined): Work => ({
    ...(position && { position }),
    ...(name && { name }),
    ...(dates.startDate && { startDate: dates.startDate }),
    ...(dates.endDate && { endDate: dates.endDate }),
    current: dates.current,
    highlights: [],
  });
  const found = (part: Scored): Found => ({ value: part.text, place: part.place });
  if (parts.length === 0 || parts.some((part) => isNoJob.test(part.text)) || tellsOfStudies(parts)) return null;
  if (parts.length === 1) {
    const [only] = parts as [Scored];
    if (!isTrusted) return null;
    if (only.title >= TITLE && only.title >= only.organisation) return job(found(only), undefined);
    const isEmployer = only.organisation >= 1.5 || (leanings.get(only.slot) ?? 0) < -0.5;
    return isEmployer && !isSentence(only) && !degreePattern.test(plain(only.text))
      ? job(undefined, found(only))
      : null;
  }
  const { title, employer } = bestPair(parts, leanings, others);
  if (!title || !employer) return null;
  const isPlain = title.title >= TITLE || employer.organisation >= 1.5;
  const isLearnt = (leanings.get(title.slot) ?? 0) >= 0.8 || (leanings.get(employer.slot) ?? 0) <= -0.8;
  if (!isTrusted && !(title.title >= 2 && title.title > title.organisation)) return null;
  if (!isPlain && !isLearnt && !(isTrusted && entry.anchor?.range.isRange)) return null;
  // what tells is neither, however near to a date it stands
  if ((title.title < TITLE && isSentence(title)) || (employer.organisation < 1.5 && isSentence(employer))) return null;
  // all that is known are titles: the second is no employer
  const [ofTitle, ofEmployer] = [title, employer].map(({ slot }) => leanings.get(slot) ?? 0) as [number, number];
  if (employer.title >= 2.3 && employer.organisation < 0.7 && ofEmployer > 0.5 && ofTitle - ofEmployer < 0.6)
    return job(wholeTitle(title, null, parts), undefined);
  return job(wholeTitle(title, employer, parts), wholeOf(employer));
}
