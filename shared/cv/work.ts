/** Jobs: of the pieces at the head of an entry one is the title, one the employer; the entries of a document agree on which. */
import { datesIn } from './dates.ts';
import { type Entry, endOf, entriesOf, startOf, unmarked } from './entries.ts';
import { headPartsOf, mayBePart, type Scored } from './head-pieces.ts';
import { withoutBullet } from './layout/bullets.ts';
import type { Line } from './layout/lines.ts';
import { degreePattern } from './lexicon/degrees.data.ts';
import { isPlaceName, mayBePlace } from './lexicon/places.ts';
import { plain } from './lexicon/plain.ts';
import { bestPair, clearWays, type Leanings, leaningsOf, type Ways, waysBeside, wholeTitle } from './pairing.ts';
import { highlightsOf } from './paragraphs.ts';
import {
  anchorOf,
  foundLine,
  isBullet,
  isPlacePart,
  type Part,
  placeOf,
  severalEmployers,
  withoutInnerCommas,
} from './parts.ts';
import type { Found, Work } from './reading.ts';
import {
  EXACT_TITLE,
  isAirBase,
  isPartOfOne,
  isSchool,
  LEGAL,
  LIKELY_ORGANISATION,
  NAMED_ORGANISATION,
  organisationScore,
  SURE_ORGANISATION,
  SURE_TITLE,
  TITLE,
  type TitleLexicon,
  titleScore,
  WEAK_ORGANISATION,
  WEAK_TITLE,
} from './titles.ts';
import { readUndated, undatedAmong, type WorkRead } from './undated-work.ts';
import {
  type Candidate,
  describesCompany,
  employerOfGroup,
  employersByDuration,
  type Group,
  isWithinDates,
} from './work-groups.ts';

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
      part.text.split(' ').length <= 3 &&
      titleScore(part.text, lexicon) < WEAK_TITLE &&
      organisationScore(part.text) < WEAK_ORGANISATION;
    return !(isUnknown && towns >= 1 && towns * 2 >= others.length - 1);
  };
}

/** @param isTrusted whether the heading says that these are jobs; else both title and employer must be plain */
export function readWork(lines: readonly Line[], lexicon: TitleLexicon, isTrusted: boolean): WorkRead {
  const { undated, others } = isTrusted ? undatedAmong(lines, lexicon) : { undated: [], others: lines };
  const { work, rest } = readDated(others, lexicon, isTrusted);
  return { work: undated.length > 0 ? [...work, ...undated].sort(byPlace) : work, rest };
}

/** As they stand in the document. */
function byPlace(one: Work, other: Work): number {
  const [a, b] = [one, other].map(({ position, name }) => (position ?? name)?.place);
  return a && b ? a.page - b.page || a.box.y - b.box.y : 0;
}

function readDated(lines: readonly Line[], lexicon: TitleLexicon, isTrusted: boolean): WorkRead {
  const isList = lines.every(isBullet);
  // "• President's Club 2012, 2013", "• Grid operator: maintenance plan (2021 – 2022)" tell of a job
  const tells = (line: Line) => isBullet(line) && !isList && (/:/.test(line.text) || !anchorOf(line)?.range.isRange);
  const mayAnchor = (line: Line) =>
    !tells(line) && titleScore(withoutBullet(line.cells[0]!.text).split(/[,|–—(]| - | at |\. /)[0]!, lexicon) >= 2;
  const { others: told, employerAbove } = employersByDuration(lines);
  const { entries, before } = entriesOf(told, mayAnchor);
  if (entries.length === 0 && isTrusted) return readUndated(lines, lexicon);
  const mayName = townsOf(entries, lexicon);
  const named = (parts: readonly Part[]): Part[] => {
    const towns = parts.filter((part) => !mayName(part));
    const isBeside = ({ offset, cell }: Part) => towns.some((town) => town.offset === offset && town.cell !== cell);
    return parts.filter(mayName).map((part) => ({ ...part, besideTown: part.besideTown || isBeside(part) }));
  };
  const read = (isParted: boolean) =>
    entries.map((entry): Candidate => {
      const head = named(entry.parts);
      const next = named(entry.nextParts);
      const own = headPartsOf([...head, ...next.filter((part) => part.besideTown)], lexicon, isParted);
      return { entry, own, all: headPartsOf([...head, ...next], lexicon, isParted) };
    });
  const isTitleFirst = ({ own, all }: Candidate) => {
    const parts = own.length > 0 ? own : all;
    return parts.length >= 2 && parts[0]!.slot.endsWith('a') && parts[0]!.title >= TITLE;
  };
  const first = read(false);
  // "Hero, Pepperpot" tells nothing by itself: it is parted as most others are
  const candidates = first.filter(isTitleFirst).length * 3 >= first.length ? read(true) : first;
  const isEnough = ({ own }: Candidate) =>
    own.length >= 2 &&
    own.some((part) => part.title >= TITLE && part.title > part.organisation) &&
    // "Staff Nurse, Children's Ward" above the hospital
    !own.every((part) => part.title >= TITLE || isPartOfOne(part.text));
  // "07/2020 – today  Test Engineer – Fuel Cells" above "Robert Bosch GmbH, Stuttgart", and so in most entries
  const isBelow = ({ own, all }: Candidate) =>
    own.every(({ organisation }) => organisation < LIKELY_ORGANISATION) &&
    all.some(({ organisation, offset, title }) => organisation >= LEGAL && offset > 0 && title < TITLE);
  const standBelow = candidates.filter(isBelow).length > candidates.length / 2;
  const enough = !standBelow && candidates.filter(isEnough).length > candidates.length / 2;
  const hasTitle = ({ own }: Candidate) => own.some((part) => part.title >= TITLE);
  const chosen = candidates.map((one) => (enough && (one.own.length >= 2 || hasTitle(one)) ? one.own : one.all));
  const leanings = leaningsOf(chosen);
  const clear = clearWays(chosen);

  const work: Work[] = [];
  const rest: Line[] = [...before];
  let employer: Found | undefined;
  let groupHeader = false;
  let isBorrowed = false;
  let group: Group | undefined;
  candidates.forEach(({ entry }, n) => {
    const parts = chosen[n]!;
    const over = employerOfGroup(candidates, n);
    if (over && !isNoJob.test(over.value)) {
      employer = over;
      groupHeader = true;
      group = { entry, name: over };
      rest.push(...entry.next, ...entry.body);
      return;
    }
    const followed = candidates[n + 1];
    const title = titleToldIn(entry, lexicon);
    const job =
      jobOf(entry, parts, { leanings, others: waysBeside(clear, parts) }, isTrusted) ??
      employerOver(candidates[n]!, followed) ??
      (title && isTrusted ? employerAlone(entry, parts) : null);
    // a title alone, under no heading, is a job only below the one it came after
    const isLone = !isTrusted && job && !job.name;
    if (!job || (isLone && !(employer && entry.head.length < candidates[n - 1]!.entry.head.length))) {
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
    if (group && isWithinDates(entry, group.entry)) joinGroup(job, entry, group);
    const above = entry.head.map(employerAbove).find((found) => found !== undefined);
    if (above) {
      employer = above;
      groupHeader = true;
      if (!isDistinct(job.name)) {
        giveEmployer(job, entry, above);
        delete job.name;
      }
    }
    const sharesHead = n > 0 && entry.head.length < candidates[n - 1]!.entry.head.length;
    const lastTitle = work.at(-1)?.position?.value ?? '';
    // "Senior Engineer, Storage" below "Cascadia Cloud" and "Staff Engineer, Storage"; "Associate, Finance" below "DBX Bank" and "Director, Tax"
    const isSameTail = sharesHead && lastTitle.endsWith(`, ${job.name?.value}`);
    const isOfEmployer =
      (sharesHead || isBorrowed) &&
      lastTitle.includes(', ') &&
      organisationScore(employer?.value ?? '') >= LIKELY_ORGANISATION;
    if (employer && (isSameTail || isOfEmployer) && isTail(job, entry)) {
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
    const below = [...entry.next, ...entry.body].filter(
      (line) => !line.cells.some((cell) => used.has(`${cell.page}|${Math.round(cell.y)}`) && !isBullet(line)),
    );
    job.highlights = highlightsOf(below);
    if (!job.position && title) {
      job.position = title.title;
      if (title.isBullet) job.highlights.shift();
    }
    work.push(job);
  });
  return { work, rest };
}

/** "As a Software Engineer in the Phone team, my mission was …", "Project Manager: Led …", "• Software Architect – DNA Sequencing" below an employer. */
function titleToldIn({ next, body }: Entry, lexicon: TitleLexicon): { title: Found; isBullet: boolean } | undefined {
  const below = [...next, ...body];
  const first = below[0];
  // "Chief Financial Officer" below "Global consumer goods company with 28,000 employees."
  const second = first && describesCompany(first.text) ? below[1] : undefined;
  if (second && !isBullet(second) && isTitleAlone(second, lexicon))
    return { title: foundLine(second), isBullet: false };
  const [, opening = '', title] =
    /^(As (?:an? |the )?)(\p{Lu}.{2,50}?)(?=,| (?:in|of|at|on|for|I|my|within)\b)/u.exec(first?.text ?? '') ?? [];
  if (title && titleScore(title, lexicon) >= TITLE) {
    const place = placeOf(first!.cells[0]!, opening.length, opening.length + title.length);
    return { title: { value: title, place }, isBullet: false };
  }
  const [, called] = /^(\p{Lu}[^:.•]{2,70}):\s+\p{Lu}/u.exec(first?.text ?? '') ?? [];
  if (called && titleScore(called, lexicon) >= EXACT_TITLE)
    return { title: { value: called, place: placeOf(first!.cells[0]!, 0, called.length) }, isBullet: false };
  const [role] = body;
  if (!role || !isBullet(role) || /[:.]/.test(role.text)) return undefined;
  if (titleScore(withoutBullet(role.text), lexicon) < EXACT_TITLE) return undefined;
  const { value, place } = foundLine(unmarked(role));
  const named = value.split(/\s+[–—|-]\s+/)[0]!;
  const isWhole = titleScore(named, lexicon) < TITLE;
  return { title: { value: isWhole ? value : named, ...(place && { place }) }, isBullet: true };
}

const MAX_TITLE_WORDS = 8;
const isTitleAlone = ({ text, cells }: Line, lexicon: TitleLexicon): boolean =>
  cells.length === 1 && text.split(/\s+/).length <= MAX_TITLE_WORDS && titleScore(text, lexicon) >= EXACT_TITLE;

/** An employer whom nothing but what is told below makes one. */
function employerAlone(entry: Entry, parts: readonly Scored[]): Work | null {
  const [only, ...more] = parts.filter((part) => part.offset <= 0);
  if (!only || more.length > 0 || isNoJob.test(only.text)) return null;
  const [startDate, endDate] = [startOf(entry), endOf(entry)];
  return {
    name: { value: only.text, place: only.place },
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    current: entry.anchor?.range.current ?? false,
    highlights: [],
  };
}

const cellAt = ({ parts }: Entry, { place }: Found): Part['cell'] | undefined =>
  parts.find(
    ({ cell }) =>
      cell.page === place!.page && Math.abs(cell.y - place!.box.y) < 1 && place!.box.x <= cell.x + cell.width,
  )?.cell;

/** Whether the employer is only what stands behind a title and a comma, and nothing says that it employs. */
function isTail({ position, name }: Work, entry: Entry): boolean {
  if (!position || !name || organisationScore(name.value) >= WEAK_ORGANISATION) return false;
  const cell = cellAt(entry, position);
  return cell?.text.includes(`${position.value}, ${name.value}`) ?? false;
}

/** Whether an employer is one by its own words, and no division of another. */
const isDistinct = (name: Found | undefined): boolean =>
  name !== undefined &&
  organisationScore(name.value) >= SURE_ORGANISATION &&
  name.value.includes(' ') &&
  !mayBePart.test(name.value);

/** "Crew Chief, Travis AFB (2002 – 2010)" below "United States Air Force 2002 – 2022": where, or in which division, not for whom. */
function joinGroup(job: Work, entry: Entry, group: Group): void {
  const indentOf = ({ head: [line] }: Entry) => line!.x - line!.left;
  if (indentOf(entry) <= indentOf(group.entry) + 6 && isDistinct(job.name)) return;
  giveEmployer(job, entry, group.name);
}

/** What stands in the place of an employer is a part of the title then, or a place. */
function giveEmployer(job: Work, entry: Entry, name: Found): void {
  if (job.position && job.name && namesDivision(job, entry)) job.position = wholeCellOf(job.position, entry);
  job.name = name;
}

/** Whether the cell of the title goes on with a division: "CFO, Home Solutions", and no "Crew Chief, Travis AFB". */
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

/** A name nobody knows above what stands within its dates: for whom those jobs were done. */
function employerOver({ entry, own }: Candidate, next: Candidate | undefined): Work | null {
  const [only, ...more] = own;
  const isOver = next?.own.some((part) => part.title >= TITLE) && isWithinDates(next.entry, entry);
  if (!only || more.length > 0 || only.title >= TITLE || !isOver || isNoJob.test(only.text)) return null;
  return { name: { value: only.text, place: only.place }, current: false, highlights: [] };
}

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
  !severalEmployers.test(text) &&
  (text
    .split(/\s+/)
    .filter(
      (word) =>
        /^\p{Ll}/u.test(word) && !/^(?:d[eaou]s?|del?|dell?[ao]|l[aeo]s?|du|el|y|et|of|the|van|der?|den)$/.test(word),
    ).length >= 4 ||
    /^\p{Ll}.*\s|^\d+\p{Ll}{1,2}(?!\p{L})/u.test(text));

/** A sentence, or a list of things, in the place of an employer. */
function namesNobody(employer: Scored): boolean {
  if (employer.organisation >= WEAK_ORGANISATION || employer.besideTown) return false;
  return isSentence(employer) || (employer.offset > 0 && listedIn(employer) >= MIN_LISTED);
}

/** So many things between commas, of which no word names an employer, are a list; where one more, they are no title either. */
const MIN_LISTED = 3;
const listedIn = ({ text, organisation }: Scored): number =>
  organisation >= WEAK_ORGANISATION ? 0 : withoutInnerCommas(text).split(/,\s+/).length;

/** "Department of Geosciences, Harrow State University": who employs is the second; "Orbis AG, Werk Kassel": the first. */
function wholeOf(employer: Scored): Found {
  const legal = employer.text.split(/,\s+/)[0]!;
  const isOwned = /^[^,]+, (?:inh|inhaber(?:in)?|prop|proprietor|owner|gérant|titular|titolare)\b/i.test(employer.text);
  if (legal !== employer.text && (isOwned || organisationScore(legal) >= LEGAL))
    return { value: legal, place: placeOf(employer.cell, employer.from, employer.from + legal.length) };
  // "Аптека Конекс, Вінниця (Медицина)": a town nobody knows, and the trade of the employer
  const [, bare] = /^([^,()]{3,40}), \p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+)? \(\p{Lu}[^()]*\)$/u.exec(employer.text) ?? [];
  if (bare) return { value: bare, place: placeOf(employer.cell, employer.from, employer.from + bare.length) };
  const [unit, company, ...others] = employer.text.split(/,\s+/);
  const hasUnit = company !== undefined && others.length === 0 && [unit!, company].every((text) => text.includes(' '));
  // "Corporate Innovation, Eastman Chemical Company"
  if (hasUnit && organisationScore(company) >= LEGAL && organisationScore(unit!) < 1)
    return { value: company, place: placeOf(employer.cell, employer.to - company.length, employer.to) };
  const comma =
    /^[^,]{0,20}\b(?:department|division|faculty|school|office|dept|lab|laboratory|unit|ward|team|section|branch|directorate|(?:science|research|studies) cent(?:er|re))\b[^,]*,\s+/i.exec(
      employer.text,
    );
  const rest = comma ? employer.text.slice(comma[0].length) : '';
  if (!comma || organisationScore(rest) < 2 || !rest.includes(' '))
    return { value: employer.text, place: employer.place };
  return { value: rest, place: placeOf(employer.cell, employer.from + comma[0].length, employer.to) };
}

/** What the other entries of the document tell. */
interface Beside {
  leanings: Leanings;
  others: readonly Ways[];
}

/** "2019 – 2020", "Sysco", "New York, NY": a name between a range and a town employs, though nobody says as what. */
function standsAlone({ anchor, parts, nextParts }: Entry, only: Scored): boolean {
  const beside = [...parts, ...nextParts].filter(({ cell, from }) => cell !== only.cell || from !== only.from);
  const isName =
    only.text.split(/\s+/).length <= 6 &&
    only.text.split(/\s+/).every((word) => /^\p{Lu}|^(?:of|and|the|de|&)$/u.test(word));
  return anchor?.range.isRange === true && isName && beside.length > 0 && beside.every(isPlacePart);
}

function jobOf(entry: Entry, told: readonly Scored[], { leanings, others }: Beside, isTrusted: boolean): Work | null {
  const all = told.filter((part) => !(part.offset > 0 && listedIn(part) > MIN_LISTED));
  // a line of running text is neither a title nor an employer, even next to a date
  const named = all.filter(
    (part) => part.title >= TITLE || part.organisation >= LIKELY_ORGANISATION || !isSentence(part),
  );
  const isKnown = named.length === 1 && named[0]!.organisation >= LIKELY_ORGANISATION && named[0]!.title < TITLE;
  const parts = named.length >= 2 || isKnown ? named : all;
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
    if (!isTrusted && !(only.title >= SURE_TITLE && only.title > only.organisation && entry.anchor?.range.isRange))
      return null;
    if (only.title >= TITLE && only.title >= only.organisation) return job(found(only), undefined);
    const isEmployer =
      only.organisation >= LIKELY_ORGANISATION ||
      (leanings.get(only.slot) ?? 0) < -0.5 ||
      (isTrusted && standsAlone(entry, only));
    return isEmployer && !isSentence(only) && !degreePattern.test(plain(only.text))
      ? job(undefined, wholeOf(only))
      : null;
  }
  const { title, employer } = bestPair(parts, leanings, others);
  if (!title || !employer) return null;
  // "Plumber" above "Boilers, bathrooms, leaks", "Trainee, placements at two schools": what was done, and for nobody who is named
  const isTitleAlone = isTrusted && entry.anchor?.range.isRange === true && title.title >= TITLE;
  if (isTitleAlone && namesNobody(employer)) return job(wholeTitle(title, null, parts), undefined);
  if (!isTrusted && /^\p{Ll}/u.test(title.text)) return null;
  const isPlain = title.title >= TITLE || employer.organisation >= LIKELY_ORGANISATION;
  const isLearnt = (leanings.get(title.slot) ?? 0) >= 0.8 || (leanings.get(employer.slot) ?? 0) <= -0.8;
  if (!isTrusted && !(title.title >= SURE_TITLE && title.title > title.organisation)) return null;
  if (!isPlain && !isLearnt && !(isTrusted && entry.anchor?.range.isRange)) return null;
  if (
    (title.title < TITLE && isSentence(title)) ||
    (employer.organisation < LIKELY_ORGANISATION && isSentence(employer))
  )
    return null;
  // "Critical care, tutor of residents since 2022" goes on with what a job is told with
  const isTold =
    employer.organisation < NAMED_ORGANISATION && (employer.text.match(/\s\p{Ll}{4,}/gu) ?? []).length >= 2;
  if (isTold && /^\p{Ll}/u.test(title.text) && employer.cell === title.cell) return null;
  // all that is known are titles: the second is no employer
  const [ofTitle, ofEmployer] = [title, employer].map(({ slot }) => leanings.get(slot) ?? 0) as [number, number];
  if (
    employer.title >= EXACT_TITLE &&
    employer.organisation < WEAK_ORGANISATION &&
    ofEmployer > 0.5 &&
    ofTitle - ofEmployer < 0.6
  )
    return job(wholeTitle(title, null, parts), undefined);
  return job(wholeTitle(title, employer, parts), wholeOf(employer));
}
