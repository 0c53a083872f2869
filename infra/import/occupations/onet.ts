import { workValues } from '#shared/assessment/item-bank.ts';
import { Refusal } from '#shared/lib/refusal.ts';
import { byKey, onetCode, type Range, type Row } from '#shared/lib/rows.ts';
import { elementIds, elements } from '#shared/occupations/elements.ts';
import { workStyles } from '#shared/occupations/facts.ts';
import type { Folder } from '../folder.ts';

/** Key → one number per element, NaN where the occupation has none. */
export type Profile = Map<string, number[]>;

const key = 'O*NET-SOC Code';
const slug = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '_');

/** Titles of all occupations, including those without data. */
export function readTitles(folder: Folder): Map<string, string> {
  const rows = folder.text('onet/Occupation Data.txt', '\t', { columns: [key, 'Title'], atLeast: 1000 });
  const titleOf = (row: Row) => (row.text('Title').trim() ? row.text('Title') : row.refuse('the title is empty'));
  return new Map([...byKey(rows, key, onetCode)].map(([code, row]) => [code, titleOf(row)]));
}

/** One scale of a rating file. */
interface Scale {
  /** for example `onet/Interests.txt` */
  path: string;
  scale: string;
  /** the elements in the order of the profile, named as by `slug` */
  order: readonly string[];
  range: Range;
  atLeast: number;
}

/** Reads a scale as profiles. An occupation must have all elements once, or none. */
function readScale(folder: Folder, { path, scale, order, range, atLeast }: Scale): Profile {
  const columns = [key, 'Element Name', 'Scale ID', 'Data Value'];
  const profiles: Profile = new Map();
  for (const row of folder.text(path, '\t', { columns, atLeast })) {
    if (row.text('Scale ID') !== scale) continue;
    const code = row.code(key, onetCode);
    const index = order.indexOf(slug(row.text('Element Name')));
    if (index < 0) row.refuse(`"${row.text('Element Name')}" is not an element this table knows`);
    const profile = profiles.get(code) ?? new Array<number>(order.length).fill(Number.NaN);
    if (!Number.isNaN(profile[index])) row.refuse(`${row.text('Element Name')} stands twice for ${code}`);
    profile[index] = row.figure('Data Value', range);
    profiles.set(code, profile);
  }
  refuseHoles(path, scale, profiles, order);
  return profiles;
}

function refuseHoles(path: string, scale: string, profiles: Profile, order: readonly string[]): void {
  if (profiles.size === 0) throw new Refusal(path, null, `no row has the scale ${scale}: another release?`);
  for (const [code, profile] of profiles) {
    const hole = profile.findIndex(Number.isNaN);
    if (hole >= 0) throw new Refusal(path, null, `${code} has no ${order[hole]}: truncated?`);
  }
}

const interests = ['realistic', 'investigative', 'artistic', 'social', 'enterprising', 'conventional'];

export const readInterests = (folder: Folder): Profile =>
  readScale(folder, {
    path: 'onet/Interests.txt',
    scale: 'OI',
    order: interests,
    range: { min: 1, max: 7, unit: 'interest' },
    atLeast: 8000,
  });

export const readValues = (folder: Folder): Profile =>
  readScale(folder, {
    path: 'onet/Work Values.txt',
    scale: 'EX',
    order: workValues,
    range: { min: 1, max: 7, unit: 'extent' },
    atLeast: 7600,
  });

/** The impact scale: since release 30.1 the scales are WI (may be negative) and DR (a rank, not read). */
export const readStyles = (folder: Folder): Profile =>
  readScale(folder, {
    path: 'onet/Work Styles.txt',
    scale: 'WI',
    order: workStyles,
    range: { min: -3, max: 3, unit: 'impact' },
    atLeast: 36_000,
  });

export interface Ratings {
  /** code → importance 1-5 by `elementIds`; NaN where the publisher recommends suppressing it */
  importance: Profile;
  /** code → level 0-7; NaN where suppressed */
  level: Profile;
  /** code → 1 where the publisher says the level is not relevant to the occupation */
  notRelevant: Profile;
}

/** Skills and knowledge together, in the order of `elementIds`. */
export function readRatings(folder: Folder): Ratings {
  const ratings: Ratings = { importance: new Map(), level: new Map(), notRelevant: new Map() };
  const seen = new Set<string>();
  for (const [path, prefixes] of [
    ['onet/Skills.txt', ['2.A.', '2.B.']],
    ['onet/Knowledge.txt', ['2.C.']],
  ] as const) {
    const columns = [key, 'Element ID', 'Element Name', 'Scale ID', 'Data Value', 'Recommend Suppress', 'Not Relevant'];
    const found = new Map<string, number>();
    for (const row of folder.text(path, '\t', { columns, atLeast: 57_000 })) {
      const code = readRating(row, ratings, seen);
      found.set(code, (found.get(code) ?? 0) + 1);
    }
    const expected = 2 * elementIds.filter((id) => prefixes.some((prefix) => id.startsWith(prefix))).length;
    for (const [code, count] of found) {
      if (count !== expected) throw new Refusal(path, null, `${code} has ${count} of ${expected} ratings: truncated?`);
    }
  }
  return ratings;
}

function readRating(row: Row, ratings: Ratings, seen: Set<string>): string {
  const code = row.code(key, onetCode);
  const index = elementIds.indexOf(row.text('Element ID') as (typeof elementIds)[number]);
  const id = elementIds[index];
  if (!id || elements[id] !== row.text('Element Name')) {
    row.refuse(`${row.text('Element ID')} "${row.text('Element Name')}" is not an element this table knows`);
  }
  const scale = row.oneOf('Scale ID', ['IM', 'LV']);
  const rating = `${code} ${id} ${scale}`;
  if (seen.has(rating)) row.refuse(`${rating} stands twice`);
  seen.add(rating);
  const range = scale === 'IM' ? { min: 1, max: 5, unit: 'importance' } : { min: 0, max: 7, unit: 'level' };
  const value = row.figure('Data Value', range);
  const suppressed = row.oneOf('Recommend Suppress', ['N', 'Y', '']) === 'Y';
  put(scale === 'IM' ? ratings.importance : ratings.level, code, index, suppressed ? Number.NaN : value);
  if (scale === 'LV') put(ratings.notRelevant, code, index, row.oneOf('Not Relevant', ['N', 'Y', '']) === 'Y' ? 1 : 0);
  return code;
}

function put(profile: Profile, code: string, index: number, value: number): void {
  const values = profile.get(code) ?? new Array<number>(elementIds.length).fill(Number.NaN);
  values[index] = value;
  profile.set(code, values);
}

/** Code → preparation from 1 (little) to 5 (extensive). */
export function readJobZones(folder: Folder): Map<string, number> {
  const rows = folder.text('onet/Job Zones.txt', '\t', { columns: [key, 'Job Zone'], atLeast: 900 });
  const zone = { min: 1, max: 5, unit: 'job zone' };
  return new Map([...byKey(rows, key, onetCode)].map(([code, row]) => [code, row.figure('Job Zone', zone)]));
}

/** Code → codes of related occupations, nearest first. */
export function readRelated(folder: Folder): Map<string, string[]> {
  const path = 'onet/Related Occupations.txt';
  const columns = [key, 'Related O*NET-SOC Code', 'Index'];
  const related = new Map<string, string[]>();
  for (const row of folder.text(path, '\t', { columns, atLeast: 18_000 })) {
    const list = related.get(row.code(key, onetCode)) ?? [];
    const index = row.figure('Index', { min: 1, max: 20, unit: 'place' }) - 1;
    if (list[index]) row.refuse(`place ${index + 1} is taken by ${list[index]}`);
    list[index] = row.code('Related O*NET-SOC Code', onetCode);
    related.set(row.text(key), list);
  }
  for (const [code, list] of related) {
    const hole = Array.from(list, Boolean).indexOf(false);
    if (hole >= 0) throw new Refusal(path, null, `${code} has no related occupation at place ${hole + 1}`);
  }
  return related;
}

const readTechnologyRows = (folder: Folder): Row[] =>
  folder.text('onet/Technology Skills.txt', '\t', {
    columns: [key, 'Example', 'Hot Technology', 'In Demand'],
    atLeast: 32_000,
  });

/** Code → technologies flagged "In Demand", in the publisher's (alphabetical) order. */
export function readTechnologies(folder: Folder): Map<string, string[]> {
  const rows = readTechnologyRows(folder).filter((row) => row.oneOf('In Demand', ['Y', 'N']) === 'Y');
  return listsOf(rows, 'Example');
}

/** Code → job titles reported by people in the occupation. */
export function readReportedTitles(folder: Folder): Map<string, string[]> {
  const columns = [key, 'Reported Job Title'];
  const rows = folder.text('onet/Sample of Reported Titles.txt', '\t', { columns, atLeast: 7800 });
  return listsOf(rows, 'Reported Job Title');
}

/** Code → the values of a column in its rows, in the order of the file. */
function listsOf(rows: readonly Row[], column: string): Map<string, string[]> {
  const groups = Map.groupBy(rows, (row) => row.code(key, onetCode));
  return new Map([...groups].map(([code, group]) => [code, group.map((row) => row.text(column))]));
}

/** Title without parenthesized text → codes of the occupations that use it. */
export function readAlternateTitles(folder: Folder): Map<string, Set<string>> {
  const titles = new Map<string, Set<string>>();
  const columns = [key, 'Alternate Title', 'Short Title'];
  for (const row of folder.text('onet/Alternate Titles.txt', '\t', { columns, atLeast: 54_000 })) {
    const code = row.code(key, onetCode);
    for (const title of [row.text('Alternate Title'), row.text('Short Title')]) {
      if (title === 'n/a') continue;
      const plain = title.replace(/\([^)]*\)/g, ' ').trim();
      titles.set(plain, (titles.get(plain) ?? new Set()).add(code));
    }
  }
  return titles;
}

/** A technology as O*NET lists it, with the codes of the occupations that use it. */
export interface ListedTool {
  hot: boolean;
  inDemand: boolean;
  codes: Set<string>;
}

/** Every technology by its name. */
export function readTools(folder: Folder): Map<string, ListedTool> {
  const tools = new Map<string, ListedTool>();
  for (const row of readTechnologyRows(folder)) {
    const name = row.text('Example');
    const tool = tools.get(name) ?? { hot: false, inDemand: false, codes: new Set() };
    tool.hot ||= row.oneOf('Hot Technology', ['Y', 'N']) === 'Y';
    tool.inDemand ||= row.oneOf('In Demand', ['Y', 'N']) === 'Y';
    tool.codes.add(row.code(key, onetCode));
    tools.set(name, tool);
  }
  return tools;
}
