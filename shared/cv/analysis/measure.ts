/**
 * How much of what an occupation usually asks for is in a CV: a sum of parts, each with its reason. It is not a chance
 * of being hired, and without a known occupation there is no score (D-51).
 */
import { educationKeys } from '#shared/assessment/background.ts';
import { educationLevels, type Facts, type OccupationDetails } from '#shared/occupations/facts.ts';
import { toolsOf } from '#shared/vacancies/words/tools-of.ts';
import type { VacancyWords } from '#shared/vacancies/words/words.ts';
import type { Evidence, Position } from './evidence.ts';
import { timeText } from './periods.ts';

export interface Part {
  part: 'experience' | 'education' | 'tools';
  label: string;
  points: number;
  of: number;
  why: string;
}

const weights = { experience: 45, education: 25, tools: 30 };
/** naming this many of an occupation's tools is enough: nobody uses all that are listed */
const ENOUGH_TOOLS = 6;
/** each level of education below the usual one takes away this share of the points */
const SHARE_OF_LEVEL = 1 / 3;
/** related experience in months if O*NET publishes none, by job zone 1-5: the middle of the zone's range */
const zoneMonths = [0, 1, 6, 18, 36, 60];

export interface Measure {
  /** facts index of the occupation it is measured against */
  index: number;
  competitiveness: number;
  parts: readonly Part[];
  /** months of work in it and in related occupations, the latter weighted */
  related: number;
  asked: number;
  /** the index of the usual level */
  askedEducation: number;
  named: readonly string[];
  /** most requested first */
  unnamed: readonly string[];
}

export type DetailsOf = (index: number) => OccupationDetails;

/** Published facts about occupations. */
export interface Published {
  facts: Facts;
  words: VacancyWords;
  detailsOf: DetailsOf;
}

export function measure(evidence: Evidence, index: number, { facts, words, detailsOf }: Published): Measure {
  const related = relatedMonths(evidence.positions, index, facts, detailsOf(index).related);
  const published = facts.experienceMonths[index]!;
  const asked = Number.isNaN(published) ? zoneMonths[facts.jobZone[index]!]! : published;
  const askedEducation = facts.education[index]!;
  const own = withSuite(evidence.tools);
  const listed = toolsOf(index, words);
  const named = listed.filter((tool) => own.has(tool));
  const parts: Omit<Part, 'points'>[] = [];
  const shares: number[] = [];
  const add = (part: Part['part'], label: string, share: number, why: string) => {
    parts.push({ part, label, of: weights[part], why });
    shares.push(share);
  };
  add(
    'experience',
    'Experience',
    asked === 0 ? 1 : Math.min(1, related / asked),
    experienceWhy(related, asked, published),
  );
  add('education', 'Education', educationShare(evidence, askedEducation), educationWhy(evidence, askedEducation));
  const enough = Math.min(ENOUGH_TOOLS, listed.length);
  if (enough > 0)
    add('tools', 'Tools', Math.min(1, named.length / enough), toolsWhy(named.length, enough, listed.length));
  const points = pointsOf(
    parts.map(({ of }) => of),
    shares,
  );
  return {
    index,
    competitiveness: points.reduce((sum, each) => sum + each.points, 0),
    parts: parts.map((part, at) => ({ ...part, ...points[at]! })),
    related,
    asked,
    askedEducation,
    named,
    unnamed: listed.filter((tool) => !own.has(tool)),
  };
}

/** Whole points that add up to 100, whatever the parts. */
function pointsOf(weight: readonly number[], shares: readonly number[]): { points: number; of: number }[] {
  const whole = weight.reduce((sum, each) => sum + each, 0);
  const of = weight.map((each) => Math.round((100 * each) / whole));
  of[0]! += 100 - of.reduce((sum, each) => sum + each, 0);
  return of.map((most, at) => ({ points: Math.round(most * shares[at]!), of: most }));
}

const sameField = (a: string, b: string, digits: number) => a.slice(0, digits) === b.slice(0, digits);

/** The weight of a month in an occupation that O*NET calls related, or in the same minor group. */
const RELATED = 0.75;

/** The weight of a month in one occupation for another. */
function nearness(from: number | null, to: number, facts: Facts, related: ReadonlySet<string>): number {
  if (from === null) return 0.2;
  const [own, other] = [facts.codes[from]!, facts.codes[to]!];
  if (sameField(own, other, 7)) return 1;
  if (related.has(own) || sameField(own, other, 5)) return RELATED;
  return sameField(own, other, 2) ? 0.5 : 0.2;
}

/** @param related the codes that O*NET calls related to `to` */
export const isRelated = (from: number, to: number, facts: Facts, related: ReadonlySet<string>): boolean =>
  nearness(from, to, facts, related) >= RELATED;

/** A month counts once, with the nearest work done in it. */
function relatedMonths(
  positions: readonly Position[],
  index: number,
  facts: Facts,
  related: readonly string[],
): number {
  const near = new Set(related);
  const worth = new Map<number, number>();
  for (const { occupation, period } of positions) {
    if (!period) continue;
    const each = nearness(occupation, index, facts, near);
    for (let month = period.from; month < period.to; month++)
      if (each > (worth.get(month) ?? 0)) worth.set(month, each);
  }
  return Math.round([...worth.values()].reduce((sum, each) => sum + each, 0));
}

function experienceWhy(related: number, asked: number, published: number): string {
  if (asked === 0) return 'No experience is required to start.';
  const basis = Number.isNaN(published) ? 'by the level of its job zone' : 'by what is typical of people in it';
  return `${timeText(related)} of related work out of ${timeText(Math.round(asked))} asked for, ${basis}. A month in another field counts as a fifth.`;
}

function educationShare({ education }: Evidence, asked: number): number {
  if (asked === 0) return 1;
  if (education === null) return 0;
  return Math.max(0, 1 - SHARE_OF_LEVEL * Math.max(0, asked - educationKeys.indexOf(education)));
}

function educationWhy({ education }: Evidence, asked: number): string {
  const usual = asked === 0 ? 'No credential is usual.' : `Usual: ${educationLevels[asked]!}.`;
  if (education === null) return `${usual} Your CV names no degree that we recognize.`;
  return `${usual} Named: ${educationLevels[educationKeys.indexOf(education)]!}.`;
}

const toolsWhy = (named: number, enough: number, listed: number): string =>
  `Your CV names ${named} of the ${listed} tools that job postings ask for in this occupation; ${enough} are enough.`;

const office = 'Microsoft Office software';
const inOffice = ['Microsoft Excel', 'Microsoft Word', 'Microsoft PowerPoint', 'Microsoft Outlook'];

/** Naming the suite names its programs, and naming several of them names the suite. */
const withSuite = (tools: readonly string[]): ReadonlySet<string> =>
  new Set([
    ...tools,
    ...(tools.includes(office) ? inOffice : []),
    ...(inOffice.filter((tool) => tools.includes(tool)).length > 1 ? [office] : []),
  ]);
