/** Limits that any list of occupations can have: no degree, a field of work, a minimum pay. */
import { usd } from '#shared/lib/format.ts';
import { automationRisk } from '#shared/occupations/automation-risk.ts';
import { bachelor, type Facts, highSchool } from '#shared/occupations/facts.ts';
import { fieldNames, fieldOf } from '#shared/occupations/fields.ts';

/** `untouched` and `touched`: by the share of tasks that AI tools can touch, smallest and largest first */
export type By = 'pay' | 'low-pay' | 'growth' | 'decline' | 'openings' | 'untouched' | 'touched';

export interface Most {
  by: By;
  /** only those that most people enter without a bachelor's degree */
  withoutDegree: boolean;
  /** only those that need no schooling beyond high school */
  highSchool: boolean;
  /** only those of one field of work */
  field: AskedField | null;
  /** only those that can be done entirely from home */
  fromHome: boolean;
  /** only those with at most this much training and experience, and no schooling beyond high school */
  withinMonths: number | null;
  /** only those that build, mend or make things */
  trades: boolean;
  /** only those with a registered apprenticeship, below a bachelor's degree */
  apprenticeship: boolean;
  /** only those with low automation risk */
  lowRisk: boolean;
  /** only those with at least this median pay, in dollars a year */
  minPay: number | null;
  /** whether a feeling is asked for, which no record has: "chill jobs" */
  feeling: boolean;
  /** how many are asked for: "top 10" */
  shown: number | null;
}

/** The limits without the order. */
export type Limits = Omit<Most, 'by'>;

/** The limits that apply to every kind of list. */
export type Bounds = Pick<Most, 'minPay' | 'withoutDegree' | 'highSchool'>;

export interface AskedField {
  /** the first two digits of its occupation codes */
  codes: readonly string[];
  /** whether nothing else is asked: no word is left that could describe an occupation */
  isAll: boolean;
}

/** @param at facts index */
export const isWithin = ({ education, wageP50 }: Facts, at: number, bounds: Partial<Bounds>): boolean =>
  // false also where no pay is published (NaN)
  (typeof bounds.minPay !== 'number' || wageP50[at]! >= bounds.minPay) &&
  (!bounds.withoutDegree || education[at]! < bachelor) &&
  (!bounds.highSchool || education[at]! <= highSchool);

/** Each continues "occupations that". */
export const boundWords = {
  highSchool: 'usually need no more than high school',
  withoutDegree: 'usually need less than a bachelor’s degree',
  minPay: (least: number) => `have median pay of at least ${usd(least)} a year`,
};

const list = new Intl.ListFormat('en-US', { type: 'disjunction' });
/** Shares from here on are displayed as 100%. */
const WHOLLY = 0.995;

interface Limit {
  /** continues "occupations that" */
  said: string;
  holds: (index: number) => boolean;
}

/** The active limits, each with its wording and its check. */
export function limitsOf(facts: Facts, asked: Limits): Limit[] {
  const { withinMonths, minPay } = asked;
  const limits: [isAsked: boolean, limit: Limit][] = [
    [asked.trades, { said: 'build, mend or make things', holds: (index) => /^(47|49|51)/.test(facts.codes[index]!) }],
    [
      asked.apprenticeship,
      {
        said: 'you can enter by a registered apprenticeship and that usually need less than a bachelor’s degree',
        holds: (index) => !Number.isNaN(facts.apprenticeHours[index]!) && facts.education[index]! < bachelor,
      },
    ],
    [
      asked.highSchool && withinMonths === null,
      {
        said: boundWords.highSchool,
        holds: (index) => isWithin(facts, index, { highSchool: true }),
      },
    ],
    [
      asked.withoutDegree && !asked.highSchool && !asked.apprenticeship && withinMonths === null,
      {
        said: boundWords.withoutDegree,
        holds: (index) => isWithin(facts, index, { withoutDegree: true }),
      },
    ],
    [
      withinMonths !== null,
      {
        said: `usually need no more than high school and at most ${withinMonths} ${withinMonths === 1 ? 'month' : 'months'} of training and related work`,
        holds: (index) =>
          facts.education[index]! <= highSchool &&
          facts.experienceMonths[index]! + facts.trainingMonths[index]! <= withinMonths!,
      },
    ],
    [
      asked.field !== null,
      {
        said: `belong to ${list.format((asked.field?.codes ?? []).map((code) => `“${fieldNames[code]}”`))}`,
        holds: (index) => asked.field!.codes.includes(fieldOf(facts.codes[index]!)),
      },
    ],
    [asked.fromHome, { said: 'can be done entirely from home', holds: (index) => facts.telework[index]! >= WHOLLY }],
    [
      asked.lowRisk,
      { said: 'have a low automation risk', holds: (index) => automationRisk(facts.exposure[index]!) === 'low' },
    ],
    [
      minPay !== null,
      {
        said: boundWords.minPay(minPay ?? 0),
        holds: (index) => isWithin(facts, index, { minPay }),
      },
    ],
  ];
  return limits.flatMap(([isAsked, limit]) => (isAsked ? [limit] : []));
}
