/** Questions about a group of occupations: "which of them pays best", "only those without a degree". */
import type { State } from '#shared/occupations/places.ts';
import { type By, type Limits, limitsOf } from '../figures/limits.ts';
import { medianIn } from '../figures/occupation-figures.ts';
import { type Aspect, aspectsOf, type Period } from './aspects.ts';
import type { OccupationIndex } from './occupation-index.ts';

/** What is shown of each, and what they are ordered by; `all` shows several figures in the previous order. */
export type Measure = By | 'remote' | 'schooling' | 'license' | 'people' | 'day' | 'all';

export interface Among {
  kind: 'among';
  /** in the order shown */
  found: number[];
  /** the occupations of the next pages */
  rest: number[];
  by: Measure;
  limits: Limits | null;
  /** whether they are ordered by that figure, not as before */
  isSorted: boolean;
  /** whether none is within the limits, so that all are shown */
  isNone: boolean;
  place: State | null;
  per: Period | null;
  /** what is asked and no record answers: which is better, whether a figure is good, or why they differ */
  unsaid: 'better' | 'good' | 'why' | null;
}

const measures: readonly [Measure, RegExp][] = [
  [
    'low-pay',
    /\b(lowest|worst|least|less|smallest|cheapest)\b.*\b(pay\w*|paid|earn\w*|money|salary|wages?)\b|\b(pays?|paid|earns?|makes?) (the )?(least|less|worst)\b/,
  ],
  ['decline', /\b(dying|declin\w*|shrink\w*|going away|disappear\w*|fewest|losing)\b/],
  ['touched', /\b(most|biggest|highest|more|greatest)\b.*\b(risk|exposed|affected|automat\w*|threatened)\b/],
  ['untouched', /\b(automat\w*|ai|robots?|replac\w*|chatgpt)\b/],
  [
    'schooling',
    /\b(quick\w*|fast\w*|short\w*|easy|easiest|easier|simplest|simpler) (\w+ )?(to|training|way|path|into)\b|\b(quickest|shortest|easiest)\b/,
  ],
  [
    'schooling',
    /\b(least|less|fewest|minimal|minimum|shortest|lowest) (school\w*|education|training|study\w*|experience|degree)\b/,
  ],
  ['openings', /\b(openings?|demand|hiring|vacanc\w*|shortage|needed|wanted|(find|get) (a |an )?(job|work))\b/],
  ['growth', /\bgrow\w*\b|\bfuture\b|\boutlook\b|\bprospects?\b/],
  ['schooling', /\b(faster|quicker|shorter)\b/],
];
const ofAspect: Partial<Record<Aspect, Measure>> = {
  pay: 'pay',
  outlook: 'growth',
  'way-in': 'schooling',
  license: 'license',
  ai: 'untouched',
  remote: 'remote',
  people: 'people',
  day: 'day',
};

/** Null if nothing is asked that occupations can be compared by. @param plain see words.ts */
export function measureIn(plain: string): Measure | null {
  const named = measures.find(([, words]) => words.test(plain))?.[0];
  if (named) return named;
  const aspect = aspectsOf(plain).find((asked) => ofAspect[asked]);
  if (aspect) return ofAspect[aspect]!;
  return /\b(better|best|more|most|higher|highest) (money|pay\w*|paid|salary|wages?|income)\b|\b(makes?|gets?|brings?) (the )?more\b|\brichest\b/.test(
    plain,
  )
    ? 'pay'
    : null;
}

const smallestFirst: readonly Measure[] = ['low-pay', 'decline', 'untouched', 'schooling', 'license'];
const kept: readonly Measure[] = ['all', 'day'];

function figureOf({ facts, states }: OccupationIndex, at: number, by: Measure, place: State | null): number {
  if ((by === 'pay' || by === 'low-pay') && place) return medianIn(states(at), place) ?? Number.NaN;
  const columns = {
    pay: facts.wageP50,
    'low-pay': facts.wageP50,
    growth: facts.growth,
    decline: facts.growth,
    openings: facts.openings,
    untouched: facts.exposure,
    touched: facts.exposure,
    remote: facts.telework,
    people: facts.employment,
    license: facts.licenceNeed,
  };
  if (by === 'schooling')
    return facts.education[at]! * 1000 + (facts.experienceMonths[at]! || 0) + (facts.trainingMonths[at]! || 0);
  return by === 'all' || by === 'day' ? 0 : columns[by][at]!;
}

/** Those without a published figure come last. */
export function inOrder(index: OccupationIndex, found: readonly number[], by: Measure, place: State | null): number[] {
  if (kept.includes(by)) return [...found];
  const sign = smallestFirst.includes(by) ? 1 : -1;
  const value = (at: number): number => figureOf(index, at, by, place);
  return found.toSorted((a, b) => {
    const [one, other] = [value(a), value(b)];
    if (Number.isNaN(one) || Number.isNaN(other)) return Number(Number.isNaN(one)) - Number(Number.isNaN(other));
    return sign * (one - other);
  });
}

const MAX_SHOWN = 6;

export function amongOf(
  index: OccupationIndex,
  found: readonly number[],
  asked: Partial<Omit<Among, 'kind' | 'found' | 'rest' | 'isNone'>>,
): Among {
  const { by = 'pay', isSorted = true, limits = null, place = null, per = null, unsaid = null } = asked;
  const holds = limits ? limitsOf(index.facts, limits).map((limit) => limit.holds) : [];
  const within = found.filter((at) => holds.every((hold) => hold(at)));
  const isNone = within.length === 0;
  const shown = isNone ? found : within;
  const ordered = isSorted ? inOrder(index, shown, by, place) : shown;
  return {
    kind: 'among',
    found: ordered.slice(0, MAX_SHOWN),
    rest: ordered.slice(MAX_SHOWN),
    by,
    isSorted,
    limits,
    isNone,
    place,
    per,
    unsaid,
  };
}

/** What to compare occupations by after these aspects were asked of one. */
export const measureOf = (asked: readonly Aspect[]): Measure =>
  asked.includes('outlook')
    ? 'growth'
    : asked.includes('ai')
      ? 'untouched'
      : asked.includes('way-in')
        ? 'schooling'
        : asked.includes('day')
          ? 'day'
          : 'pay';
