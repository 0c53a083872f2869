/**
 * Who might answer: one row per population, each a variation of the one the engine assumes. The figures belong to the
 * populations, not to the engine, and must not change with its model. `npm run bench:validity` runs every row through
 * the engine.
 */

/** How a scale is answered: rating = middle + slope × trait + noise, rounded and clamped to 1-5. */
export interface Scale {
  middle: number;
  slope: number;
  noise: number;
}

export interface Assumptions {
  /** how much of a person's trait the home occupation explains (a correlation) */
  congruence: { interests: number; values: number; personality: number; skills: number };
  /** R I A S E C */
  interests: Scale[];
  /** correlations of the personal parts of the six interests; independent if absent */
  interestCorrelations?: number[][];
  /** in the order of `traits` */
  personality: Scale[];
  /** the same for every skill */
  skills: Scale;
  /** noise of a value card's appeal, in deviations of the value */
  valueNoise: number;
  /** deviation of a habit to rate everything, before keying, high or low (acquiescence), in points */
  acquiescence: number;
  /** deviation of the logarithm by which a person stretches or shrinks ratings around 3 (extreme style) */
  extremity: number;
  /** deviation of a habit to rate the own skills high or low, in points */
  skillHabit: number;
  /** whether home occupations have at least half of every block published, or are the others */
  homes: 'published' | 'incomplete';
}

const each = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
const rating = { middle: 3, slope: 0.8, noise: 0.95 };

const assumed: Assumptions = {
  congruence: { interests: 0.85, values: 0.6, personality: 0.4, skills: 0.8 },
  interests: each(6, rating),
  personality: each(5, rating),
  skills: { middle: 3, slope: 1, noise: 0.6 },
  valueNoise: 0.8,
  acquiescence: 0,
  extremity: 0,
  skillHabit: 0,
  homes: 'published',
};

const lowCongruence = { interests: 0.5, values: 0.35, personality: 0.2, skills: 0.6 };

/**
 * What 17,695 people answered to the 18 of 48 items nearest in content to ours (`nearestItems` in respondents.ts): means
 * 2.02 3.02 3.01 3.46 2.50 2.45, deviations of one rating 1.21 1.39 1.45 1.30 1.28 1.31, covariance of two ratings of a
 * scale .83 1.00 .90 .76 .71 .88. These are the normal scales that give those moments after rounding and cutting off.
 */
const realInterests: Scale[] = [
  { middle: 1.59, slope: 1.43, noise: 1.07 },
  { middle: 3.03, slope: 1.3, noise: 1.13 },
  { middle: 3.01, slope: 1.34, noise: 1.4 },
  { middle: 3.58, slope: 1.11, noise: 1.12 },
  { middle: 2.37, slope: 1.08, noise: 1.14 },
  { middle: 2.28, slope: 1.26, noise: 1.09 },
];

/** The same people: correlations of the scales, each divided by the reliability of both. R I A S E C */
const realCorrelations = [
  [1, 0.33, 0.26, -0.04, 0.32, 0.35],
  [0.33, 1, 0.35, 0.19, 0.03, 0.09],
  [0.26, 0.35, 1, 0.3, 0.17, -0.05],
  [-0.04, 0.19, 0.3, 1, 0.18, 0.07],
  [0.32, 0.03, 0.17, 0.18, 1, 0.57],
  [0.35, 0.09, -0.05, 0.07, 0.57, 1],
];

/**
 * The same people's ten TIPI items, put on 1-5: means E 3.09, C 4.06, O 3.98, A 3.73, N 2.56; covariance of a trait's two
 * items .90 .44 .23 .25 .66. Again the normal scales behind them, in the order of `traits`.
 */
const realPersonality: Scale[] = [
  { middle: 3.11, slope: 1.11, noise: 0.89 },
  { middle: 4.29, slope: 0.91, noise: 0.93 },
  { middle: 4.12, slope: 0.61, noise: 0.99 },
  { middle: 3.81, slope: 0.59, noise: 1.01 },
  { middle: 2.51, slope: 0.92, noise: 0.83 },
];

/** A self-rating of which the skill explains two fifths, with a habit of rating oneself high or low. */
const skillsKnownWorse = { skills: { middle: 3, slope: 0.8, noise: 0.9 }, skillHabit: 0.4 };

export const populations = {
  'as assumed': assumed,
  'heavier noise': {
    ...assumed,
    interests: each(6, { ...rating, noise: 1.4 }),
    personality: each(5, { ...rating, noise: 1.4 }),
    skills: { ...assumed.skills, noise: 1 },
    valueNoise: 1.2,
  },
  'low congruence': { ...assumed, congruence: lowCongruence },
  'response styles': { ...assumed, acquiescence: 0.4, extremity: 0.4 },
  'skills known worse': { ...assumed, ...skillsKnownWorse, congruence: { ...assumed.congruence, skills: 0.6 } },
  'skills rated high or low': { ...assumed, skillHabit: 0.6 },
  'real interests': { ...assumed, interests: realInterests, interestCorrelations: realCorrelations },
  'real personality': { ...assumed, personality: realPersonality },
  'real ratings': {
    ...assumed,
    interests: realInterests,
    interestCorrelations: realCorrelations,
    personality: realPersonality,
  },
  'real ratings in styles': {
    ...assumed,
    interests: realInterests,
    interestCorrelations: realCorrelations,
    personality: realPersonality,
    acquiescence: 0.4,
    extremity: 0.4,
  },
  'incomplete profiles': { ...assumed, homes: 'incomplete' },
  realistic: {
    ...assumed,
    ...skillsKnownWorse,
    congruence: lowCongruence,
    interests: realInterests,
    interestCorrelations: realCorrelations,
  },
} satisfies Record<string, Assumptions>;

export type PopulationName = keyof typeof populations;
