/**
 * What a CV says about the person's situation, read just now or confirmed and stored earlier. Nothing is used without
 * confirmation of each line.
 */
import { type Background, type educationKeys, MAX_LICENCES, saidOf, studyKeys } from '#shared/assessment/background.ts';
import { degreeLevel } from '#shared/cv/analysis/degree-level.ts';
import { readingOfInfo } from '#shared/cv/analysis/reading-of-info.ts';
import type { CvReading, Education, Work } from '#shared/cv/reading.ts';
import type { UserInfo } from '#shared/cv/user-info.ts';
import type { ComboboxOption } from '#web/ui/fields/Combobox.tsx';
import { type Choice, countries, educations, studies, usStates, years } from './choices.ts';
import { fieldOfDegree } from './field-of-degree.ts';
import { licenceOf } from './licence-of.ts';
import { hasField } from './tidy.ts';
import { yearsIn } from './years-in.ts';

export interface Suggestion {
  /** the question it answers */
  of: string;
  /** the value to fill in */
  says: string;
  /** the CV's own words */
  from: string;
  change: Background;
}

interface Occupations {
  search: (text: string) => readonly ComboboxOption[];
  /** only occupations that need a license somewhere */
  searchLicensed: (text: string) => readonly ComboboxOption[];
}

export function suggestionsFrom(
  reading: CvReading,
  { search, searchLicensed }: Occupations,
  now: number,
): Suggestion[] {
  return [
    occupationFrom(reading.work, search, now),
    educationFrom(reading.education, now),
    studiesFrom(reading.education, now),
    licencesFrom(reading, searchLicensed),
    homeFrom(reading),
  ].filter((suggestion) => suggestion !== null);
}

/** A confirmed CV, in the form of a reading. */
export function readingOfSaved(info: UserInfo): CvReading {
  const reading = readingOfInfo(info);
  const { location } = info.personalInfo;
  const text = [info.professionalSummary, ...info.experience.flatMap((one) => [one.description, ...one.achievements])];
  return {
    ...reading,
    // its language was not stored: two of the most common English words decide
    language: /\b(?:the|and|of|with|for|in)\b[\s\S]*\b(?:the|and|of|with|for|to)\b/i.test(text.join(' ')) ? 'en' : '',
    basics: { ...reading.basics, ...(location && { location: { value: location } }) },
    education: info.education.map(({ degree, graduationYear }) => ({
      ...(degree && { studyType: { value: degree } }),
      ...(/^\d{4}$/.test(graduationYear) && { endDate: { value: graduationYear } }),
    })),
    certificates: info.certifications.flatMap(({ name }) => (name ? [{ value: name }] : [])),
  };
}

/** Whether a line would change an earlier answer. Licenses are only added. */
export const replaces = ({ change }: Suggestion, said: Background): boolean =>
  Object.keys(change).some((key) => key !== 'licences' && saidOf(said)?.[key as keyof Background] !== undefined);

/** Whether a line answers a question that has no answer yet. */
export const isNews = (suggestion: Suggestion, said: Background): boolean =>
  !replaces(suggestion, said) && (suggestion.change.licences?.some((code) => !said.licences?.includes(code)) ?? true);

/** The background with all checked lines applied. */
export function filledIn(suggestions: readonly Suggestion[], said: Background): Background {
  const change: Background = Object.assign({}, ...suggestions.map((each) => each.change));
  if (!change.licences) return change;
  return { ...change, licences: [...new Set([...(said.licences ?? []), ...change.licences])].slice(0, MAX_LICENCES) };
}

const rank = /\b(senior|junior|sr|jr|lead|principal|staff|head|chief|intern|trainee|i{1,3})\b\.?/gi;

function occupationFrom(work: readonly Work[], search: Occupations['search'], now: number): Suggestion | null {
  const find = ({ position }: Work) => position && (search(position.value)[0] ?? search(bare(position.value))[0]);
  const last = work.find(({ current, position }) => current && position) ?? work.find(({ position }) => position);
  const found = last && find(last);
  if (!last || !found) return null;
  const time = yearsIn(
    work.filter((each) => each === last || find(each)?.value === found.value),
    now,
  );
  const employer = last.name ? `, ${last.name.value}` : '';
  return {
    of: 'Present or last occupation',
    says: time ? `${found.label}, ${years.find(({ key }) => key === time)!.name.toLowerCase()}` : found.label,
    from: `${last.position!.value}${employer}`,
    change: { occupation: found.value, ...(time && { years: time }) },
  };
}

const bare = (title: string) => title.replace(rank, ' ').replace(/\s+/g, ' ').trim();

/** The highest of these, and its field. */
function highestOf(education: readonly Education[]) {
  const levels = education.map(({ studyType, area }) => {
    const named = [studyType?.value, area?.value].filter((text) => text !== undefined).join(', ');
    return { named, level: degreeLevel([named]) };
  });
  const rankOf = (level: (typeof educationKeys)[number] | null) => educations.findIndex(({ key }) => key === level);
  const [highest] = levels.sort((a, b) => rankOf(b.level) - rankOf(a.level));
  const known = educations.find(({ key }) => key === highest?.level);
  if (!highest || !known) return null;
  const code = hasField({ education: known.key }) ? fieldOfDegree(highest.named) : null;
  const field = studies.find(({ key }) => key === code);
  const says = field ? `${known.name}, ${field.name}` : known.name;
  return { key: known.key, says, from: highest.named, change: field ? { field: field.key } : {} };
}

/** Whether its end is in the future: it is in progress. */
const isUnderWay = ({ endDate }: Education, now: number): boolean =>
  Number(endDate?.value.slice(0, 4) ?? 0) > new Date(now).getUTCFullYear();

function educationFrom(education: readonly Education[], now: number): Suggestion | null {
  const highest = highestOf(education.filter((each) => !isUnderWay(each, now)));
  if (!highest) return null;
  const { key, says, from, change } = highest;
  // the only field asked about is that of the studies in progress
  const isOnly = studiesFrom(education, now) === null;
  return {
    of: 'Highest education you have finished',
    says: isOnly ? says : educations.find((each) => each.key === key)!.name,
    from,
    change: { education: key, ...(isOnly && change) },
  };
}

function studiesFrom(education: readonly Education[], now: number): Suggestion | null {
  const highest = highestOf(education.filter((each) => isUnderWay(each, now)));
  const studying = studyKeys.find((key) => key === highest?.key);
  if (!highest || !studying) return null;
  const { says, from, change } = highest;
  return { of: 'Studying for now', says, from, change: { studying, ...change } };
}

function licencesFrom({ certificates }: CvReading, search: Occupations['searchLicensed']): Suggestion | null {
  const named = certificates.flatMap(({ value }) => {
    const found = licenceOf(value, search);
    return found ? [{ ...found, from: value }] : [];
  });
  const found = [...new Map(named.map((each) => [each.value, each])).values()].slice(0, MAX_LICENCES);
  if (found.length === 0) return null;
  return {
    of: 'Licenses you hold',
    says: found.map(({ label }) => label).join(', '),
    from: found.map(({ from }) => from).join('”, “'),
    change: { licences: found.map(({ value }) => value) },
  };
}

function homeFrom({ language, basics: { location } }: CvReading): Suggestion | null {
  if (!location) return null;
  const pieces = location.value.split(/[,;()|·]/).map((piece) => piece.trim().toLowerCase());
  // "Berlin, DE" is in Delaware only if the CV is in English
  const isState = ({ key, name }: Choice) =>
    pieces.slice(1).some(isCalled(name)) || (language === 'en' && pieces.some(isCalled(key)));
  const state = usStates.find(isState);
  const country = countries.find(({ key, name }) =>
    pieces.some((piece) => isCalled(name)(piece) || otherNames[piece] === key),
  );
  const from = location.value;
  if (state && (!country || country.key === 'US'))
    return { of: HOME, says: `${state.name}, United States`, from, change: { country: 'US', state: state.key } };
  // also the name of a state: ambiguous
  if (!country || state) return null;
  return { of: HOME, says: country.name, from, change: { country: country.key } };
}

const HOME = 'Where you live';
const isCalled = (name: string) => (piece: string) => name.toLowerCase() === piece;
const otherNames: Record<string, Background['country']> = {
  usa: 'US',
  us: 'US',
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
};
