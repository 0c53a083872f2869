/** What may be asked of occupations, whichever they are: no degree, a field of work, a least pay. */
import { usd } from '#shared/lib/format.ts';
import { automationRisk } from '#shared/occupations/automation-risk.ts';
import { bachelor, type Facts, highSchool } from '#shared/occupations/facts.ts';
import { fieldNames, fieldOf } from '#shared/occupations/fields.ts';

/** `untouched`, `touched`: by the share of tasks that AI tools can touch, the smallest first, the largest first */
export type By = 'pay' | 'low-pay' | 'growth' | 'decline' | 'openings' | 'untouched' | 'touched';

export interface Most {
  by: By;
  /** of those that most enter without a bachelor's degree */
  withoutDegree: boolean;
  /** of those that ask for no schooling beyond high school */
  highSchool: boolean;
  /** of those of one field of work */
  field: AskedField | null;
  /** of those whose work could all be done from home */
  fromHome: boolean;
  /** of those that ask for no more training and experience than this, and no schooling beyond high school */
  withinMonths: number | null;
  /** of those that build, mend and make */
  trades: boolean;
  /** of those that a registered apprenticeship leads to */
  apprenticeship: boolean;
  /** of those of low automation risk */
  lowRisk: boolean;
  /** of those whose median is at least this, in dollars a year */
  minPay: number | null;
  /** asked for as well, and said of no work: "chill jobs" */
  feeling: boolean;
  /** how many are asked for: "top 10" */
  shown: number | null;
}

/** What is asked of each, in whatever order they stand. */
export type Limits = Omit<Most, 'by'>;

/** What may be asked of each of a list, by whatever it was found. */
export type Bounds = Pick<Most, 'minPay' | 'withoutDegree' | 'highSchool'>;

export interface AskedField {
  /** the first two digits of the codes of its occupations */
  codes: readonly string[];
  /** whether nothing else is asked: no word is left that an occupation could be known by */
  isAll: boolean;
}

/** @param at facts index */
export const isWithin = ({ education, wageP50 }: Facts, at: number, bounds: Partial<Bounds>): boolean =>
  // of some no pay is published
  (typeof bounds.minPay !== 'number' || wageP50[at]! >= bounds.minPay) &&
  (!bounds.withoutDegree || education[at]! < bachelor) &&
  (!bounds.highSchool || education[at]! <= highSchool);

/** Each goes on from "occupations that". */
export const boundWords = {
  highSchool: 'usually need no more than high school',
  withoutDegree: 'usually need less than a bachelor’s degree',
  minPay: (least: number) => `have median pay of at least ${usd(least)} a year`,
};

const list = new Intl.ListFormat('en-US', { type: 'disjunction' });
/** Rounded as the share is shown. */
const WHOLLY = 0.995;

interface Limit {
  /** goes on from "occupations that" */
  said: string;
  holds: (index: number) => boolean;
}

/** What is asked of each, as it is said and as it is held. */
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
