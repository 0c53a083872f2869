/**
 * Adds what a model found where the rules found nothing or were unsure. Each such value is marked, for the person to
 * confirm; a value it replaces is listed, never dropped.
 */
import { nameInMail } from '../contact.ts';
import { datesIn } from '../dates.ts';
import { plain } from '../lexicon/plain.ts';
import type { CvReading, Education, Found, Work } from '../reading.ts';
import { type TitleLexicon, titleScore } from '../titles.ts';
import type { AskedJob, AskedSchool, LookedUp } from './look-up.ts';
import type { Spot } from './written.ts';

const marked = ({ value, place }: Spot, own = value): Found => ({ value: own, place, by: 'model' });
const words = (text: string | undefined): string =>
  plain(text ?? '')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
/** equal, or one contained in the other: "Brightwater" and "Brightwater Foods Inc." */
const alike = (one: string | undefined, other: string | undefined): boolean => {
  const [a, b] = [words(one), words(other)];
  return a !== '' && b !== '' && (` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `));
};

/** a title score below the first is replaced by one of at least the second */
const UNSURE = 1;
const SURE = 2;

export function withAsked(reading: CvReading, found: LookedUp, titles: TitleLexicon): CvReading {
  const merged = structuredClone(reading);
  const replaced: Found[] = [];
  addBasics(merged, found, replaced);
  for (const job of found.work) addJob(merged.work, job, titles, replaced);
  for (const school of found.education) addSchool(merged.education, school);
  if (reading.skills.length === 0 && reading.languages.length === 0)
    merged.skills = distinct(found.skills).map((spot) => marked(spot));
  const used = valuesOf(merged).map(({ value }) => words(value));
  merged.notPlaced = [
    ...merged.notPlaced.filter(({ value }) => !isUsedUp(value, merged)),
    ...replaced.filter(({ value }) => !used.includes(words(value))),
  ];
  return merged;
}

function addBasics({ basics, work }: CvReading, found: LookedUp, replaced: Found[]): void {
  for (const key of ['email', 'phone', 'location'] as const)
    if (!basics[key] && found[key]) basics[key] = marked(found[key]);
  if (!found.name) return;
  const isTitle = work.some(({ position }) => alike(position?.value, found.name!.value));
  if (!basics.name && !isTitle) basics.name = marked(found.name);
  const mail = basics.email?.value;
  // the address supports the new name and not the current one
  if (!basics.name || !mail || nameInMail(basics.name.value, mail) > 0 || nameInMail(found.name.value, mail) === 0)
    return;
  replaced.push(basics.name);
  basics.name = marked(found.name);
}

const year = (date: string | undefined): string | undefined => date?.slice(0, 4);
const isBeside = (one: Found | undefined, spot: Spot): boolean =>
  one?.place?.page === spot.place.page && Math.abs(one.place.box.y - spot.place.box.y) < spot.place.box.height;

/** The rules' version of this job: it shares two of three values with it, or is on the very same lines. */
function sameJob(work: readonly Work[], { position, name, dates }: AskedJob): Work | undefined {
  const shares = (one: Work): number => {
    const swapped = alike(one.position?.value, name?.value) && alike(one.name?.value, position?.value);
    return (
      Number(swapped) * 2 +
      Number(alike(one.position?.value, position?.value)) +
      Number(alike(one.name?.value, name?.value)) +
      Number(dates?.startDate !== undefined && year(one.startDate?.value) === year(dates.startDate)) +
      Number(dates !== undefined && isBeside(one.startDate ?? one.endDate, dates.spot))
    );
  };
  const isSameTime = (one: Work) =>
    !dates?.startDate || !one.startDate || year(one.startDate.value) === year(dates.startDate);
  return work
    .filter((one) => isSameTime(one) && shares(one) >= (dates ? 2 : 1))
    .sort((a, b) => shares(b) - shares(a))[0];
}

function addJob(work: Work[], job: AskedJob, titles: TitleLexicon, replaced: Found[]): void {
  const { position, name, dates } = job;
  const own = sameJob(work, job);
  if (own) {
    complete(own, job, titles, replaced);
    return;
  }
  // alone, a title or an employer could come from anywhere
  if (!position || !(name || dates) || work.some((one) => alike(one.position?.value, position.value) && !one.startDate))
    return;
  const added: Work = {
    position: marked(position),
    ...(name && { name: marked(name) }),
    ...datesFound(job),
    current: dates?.current ?? false,
    highlights: [],
  };
  const at = work.findIndex((one) => isLater(one, position));
  work.splice(at < 0 ? work.length : at, 0, added);
}

const datesFound = ({ dates }: AskedJob): Pick<Work, 'startDate' | 'endDate'> => ({
  ...(dates?.startDate && { startDate: marked(dates.spot, dates.startDate) }),
  ...(dates?.endDate && { endDate: marked(dates.spot, dates.endDate) }),
});

function complete(own: Work, job: AskedJob, titles: TitleLexicon, replaced: Found[]): void {
  const { position, name, dates } = job;
  const score = (text: string | undefined) => (text ? titleScore(text, titles) : 0);
  const isSwapped = alike(own.position?.value, name?.value) && alike(own.name?.value, position?.value);
  const isDoubtful = score(own.position?.value) < UNSURE && score(position?.value) >= SURE;
  if (isSwapped && isDoubtful) {
    own.position = marked(position!);
    own.name = marked(name!);
  } else {
    if (position && (!own.position || (isDoubtful && !alike(own.position.value, position.value)))) {
      if (own.position) replaced.push(own.position);
      own.position = marked(position);
    }
    if (name && !own.name) own.name = marked(name);
  }
  if (!own.startDate && !own.endDate && !own.current)
    Object.assign(own, datesFound(job), { current: dates?.current ?? false });
  else if (own.startDate && !own.endDate && !own.current && dates) {
    if (dates.endDate) own.endDate = marked(dates.spot, dates.endDate);
    else if (dates.current) own.current = true;
  }
}

const isLater = (one: Work, spot: Spot): boolean => {
  const place = (one.position ?? one.name ?? one.startDate)?.place;
  return place !== undefined && (place.page - spot.place.page || place.box.y - spot.place.box.y) > 0;
};

function addSchool(education: Education[], { institution, studyType, area, endDate }: AskedSchool): void {
  const own = education.find(
    (one) =>
      alike(one.institution?.value, institution?.value) ||
      (alike(one.studyType?.value, studyType?.value) && (!one.institution || !institution)),
  );
  const said = {
    ...(institution && { institution: marked(institution) }),
    ...(studyType && { studyType: marked(studyType) }),
    ...(area && { area: marked(area) }),
    ...(endDate && { endDate: marked(endDate.spot, endDate.value) }),
  };
  if (!own) {
    education.push(said);
    return;
  }
  const isSaid = (text: string) => [own.studyType, own.area].some((one) => alike(one?.value, text));
  if (area && isSaid(area.value)) delete said.area;
  if (studyType && isSaid(studyType.value)) delete said.studyType;
  Object.assign(own, { ...said, ...own });
}

const distinct = (spots: readonly Spot[]): Spot[] => [
  ...new Map(spots.map((spot) => [words(spot.value), spot])).values(),
];

const valuesOf = ({ basics, work, education, skills }: CvReading): Found[] =>
  [
    basics.name,
    basics.email,
    basics.phone,
    basics.location,
    ...work.flatMap((one) => [one.position, one.name, one.startDate, one.endDate]),
    ...education.flatMap((one) => [one.institution, one.studyType, one.area, one.endDate]),
    ...skills,
  ].filter((one) => one !== undefined);

/** Whether a line is empty after removing the values taken from it. */
function isUsedUp(line: string, merged: CvReading): boolean {
  const taken = valuesOf(merged)
    .filter(({ by }) => by === 'model')
    .map(({ value }) => words(value))
    .sort((a, b) => b.length - a.length);
  const withoutDates = datesIn(line).reduceRight((text, { from, to }) => text.slice(0, from) + text.slice(to), line);
  const rest = taken.reduce(
    (text, value) => (value ? ` ${text} `.replace(` ${value} `, ' ') : text),
    words(withoutDates),
  );
  return taken.length > 0 && words(withoutDates) !== '' && rest.trim() === '';
}
