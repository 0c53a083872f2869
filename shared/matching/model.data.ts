/**
 * The engine's assumptions, in one place. Changing any number makes a new model: raise model-version.ts.
 *
 * Fit is a log-likelihood: how likely would a person at home in this occupation give these answers? Such a person's
 * trait is `congruence` × the occupation's (both in standard deviations) plus a deviation of their own; a rating is the
 * trait on the answer's scale plus noise.
 *
 * "Respondents" are the odd-numbered half of 18,231 anonymous people of a public web survey (48 interest items, ten
 * personality items, field of study). `npm run bench:validity -- --responses <folder>` measures on the other half.
 */
import type { PriorityKey } from '#shared/assessment/item-bank.ts';

/**
 * How much of a person's trait the occupation explains (a correlation). Interests: between the slopes of .23 to .53 of
 * respondents' interests on their field of study, plus what an occupation adds to a field. The others are scaled
 * accordingly; the ratio of interests to the rest matters little between .4 and .6 (bench).
 */
export const congruence = { interests: 0.55, values: 0.35, personality: 0.2, skills: 0.6, preferences: 0.2 } as const;

/** Rating points per standard deviation of the trait. */
export const slope = { interests: 0.8, personality: 0.8, skills: 1 } as const;

/**
 * Variance of a rating not explained by the trait, including 1/12 for rounding to whole points. Respondents' ratings
 * within a scale vary by 0.9 (median), 0.4 to 1.9 (nine of ten).
 */
export const ratingNoise = {
  interests: 0.95 * 0.95 + 1 / 12,
  personality: 0.95 * 0.95 + 1 / 12,
  skills: 0.36 + 1 / 12,
} as const;

/**
 * Variance of the personal habit of rating every interest high or low, in squared deviations. Respondents' mean over
 * the six scales varies twice as much as independent scales would allow.
 */
export const ratingHabit = { interests: 0.3 } as const;

/**
 * Norms of the respondents: means and standard deviations of the interest scales R I A S E C, means of the personality
 * scales in the order of `traits`, on a scale 1-5. They belong to other items and to self-selected people, so they are
 * weighted by `normWeight` against the middle of our scale: at full weight they cost .011 of AUC on interests, at half
 * weight nothing.
 */
export const interestNorms = {
  mean: [1.93, 3.07, 2.78, 3.51, 2.48, 2.36],
  deviation: [0.84, 1.03, 1.03, 0.86, 0.88, 0.98],
} as const;
export const personalityNorms = [3.09, 4.05, 3.98, 3.73, 2.56] as const;
export const normWeight = 0.5;

/**
 * How far the center of a person's skill ratings follows their own mean. Fully would let a lack of one skill count for
 * another; not at all would take a modest person for an unskilled one (bench: skills rated high or low).
 */
export const ownMiddle = 0.5;
/**
 * A skill counts from this many deviations of its level upward, and by its importance between these two values (O*NET's
 * 1-5). Below, a rating says nothing about the occupation.
 */
export const skillMatters = { level: -0.75, importance: [1.25, 2.25] } as const;
/**
 * Weight of −½c²z², the part of the likelihood that counts against pronounced profiles in general. Less in skills,
 * where the full part would make average ratings favor undemanding occupations (it costs at most .005 of AUC). Slightly
 * less in interests, so that fields of pronounced work (business, writing) are not behind a plain correlation.
 */
export const sharpnessShare = { interests: 0.8, values: 1, personality: 1, skills: 0.5, preferences: 1 } as const;
/** The total weight of all skills is shrunk toward this sum, so that a single required skill does not decide alone. */
export const skillBreadth = 25;

/**
 * Picking cards of work values, by the number of cards: how much likelier a card is picked per deviation of its value,
 * by number of picks, and the noise variance of one card, in squared deviations.
 */
export const picking: Record<number, { slope: Record<number, number>; noise: number }> = {
  8: { slope: { 5: 0.27 }, noise: 2.2 },
  12: { slope: { 1: 0.105, 2: 0.185, 3: 0.25, 4: 0.285, 5: 0.305 }, noise: 1.94 },
};
export const pickingOf = (cards: number) => picking[cards] ?? picking[12]!;

/** Noise variance of a stated wish for contact or team size, in squared deviations. */
export const preferenceNoise = 0.5;

/** Nats at which fit is 50 ± 35 of 100; the best match of a clear profile reaches about 8. */
export const fitScale = 7.2;

/**
 * Priorities choose among this many occupations, best by fit: a dimension that varies little among them counts little.
 */
export const candidates = 100;
/** Minimum spread of fit among them, in points, so that priorities decide when the answers say nothing. */
export const leastSpread = 0.5;

/** Weight of the sliders against the scenarios in the priorities. */
export const sliderShare = 2 / 3;

/** How each priority weighs the three dimensions, and the parts within them. Every row sums to 1. */
export const emphasis: Record<PriorityKey, { fit: number; opportunity: number; feasibility: number }> = {
  purpose: { fit: 0.8, opportunity: 0.1, feasibility: 0.1 },
  salary: { fit: 0.2, opportunity: 0.65, feasibility: 0.15 },
  growth: { fit: 0.42, opportunity: 0.4, feasibility: 0.18 },
  stability: { fit: 0.3, opportunity: 0.3, feasibility: 0.4 },
  structure: { fit: 0.45, opportunity: 0.1, feasibility: 0.45 },
  flexibility: { fit: 0.45, opportunity: 0.1, feasibility: 0.45 },
};

export const opportunityParts = ['wage', 'growth', 'openings', 'ai_exposure'] as const;
export type OpportunityPart = (typeof opportunityParts)[number];
export const opportunityEmphasis: Record<PriorityKey, Record<OpportunityPart, number>> = {
  purpose: { wage: 0.2, growth: 0.25, openings: 0.35, ai_exposure: 0.2 },
  salary: { wage: 0.85, growth: 0.05, openings: 0.05, ai_exposure: 0.05 },
  growth: { wage: 0.15, growth: 0.65, openings: 0.1, ai_exposure: 0.1 },
  stability: { wage: 0.1, growth: 0.2, openings: 0.45, ai_exposure: 0.25 },
  structure: { wage: 0.4, growth: 0.15, openings: 0.3, ai_exposure: 0.15 },
  flexibility: { wage: 0.4, growth: 0.15, openings: 0.3, ai_exposure: 0.15 },
};

export const feasibilityParts = [
  'skill_gaps',
  'schooling',
  'experience',
  'preparation',
  'study_time',
  'budget',
  'place',
  'remote',
] as const;
export type FeasibilityPart = (typeof feasibilityParts)[number];
const feasibilityRow = (...weights: number[]) =>
  Object.fromEntries(feasibilityParts.map((part, k) => [part, weights[k]!])) as Record<FeasibilityPart, number>;
/**
 * In the order of the parts. Remote work is published as yes or no only, so it weighs little. A step down weighs as
 * much as it takes to put what a person would leave behind (preparation) below equally good matches.
 */
export const feasibilityEmphasis: Record<PriorityKey, Record<FeasibilityPart, number>> = {
  purpose: feasibilityRow(0.25, 0.13, 0.07, 0.15, 0.2, 0.1, 0.05, 0.05),
  salary: feasibilityRow(0.25, 0.13, 0.07, 0.15, 0.2, 0.1, 0.05, 0.05),
  growth: feasibilityRow(0.2, 0.1, 0.05, 0.15, 0.25, 0.15, 0.05, 0.05),
  stability: feasibilityRow(0.25, 0.19, 0.11, 0.15, 0.1, 0.1, 0.05, 0.05),
  structure: feasibilityRow(0.25, 0.19, 0.11, 0.15, 0.1, 0.1, 0.05, 0.05),
  flexibility: feasibilityRow(0.2, 0.1, 0.05, 0.15, 0.2, 0.05, 0.1, 0.15),
};

/**
 * Balances wishes (interests, values) against current abilities (skills): each is multiplied by 1 ± this, times the
 * share that the triage answers give purpose, growth and flexibility over salary, stability, structure.
 */
export const wantOrCan = 0.8;

/** The middle of each answer band. */
export const hoursPerWeek: Record<string, number> = { '0-2': 1, '3-5': 4, '6-10': 8, '11-15': 13, '16+': 18 };
export const dollarsPerMonth: Record<string, number> = {
  '0': 0,
  '1-50': 25,
  '51-150': 100,
  '151-300': 225,
  '300+': 400,
};
/** The bands without an upper end. */
export const openBands = { hours: '16+', budget: '300+' } as const;
/** Two occupations are tied when a repeat keeps their order with a probability below 0.75: this many deviations. */
export const tieDeviations = 0.674;

/** How answers change when given again. */
export const retest = {
  /** random part of a value card's appeal, in deviations of its value */
  cardNoise: 0.8,
  /** weight of the usual variance, in ratings, when estimating how much a person's own ratings vary */
  usual: 5,
  /** noise of a repeated rating of one's own skill, relative to the noise assumed for a single answer */
  ownSkills: 1.5,
  /** how far a block's nats deviate from the average of the minor group, near the top of simulated rankings */
  unknownNats: { interests: 0.7, values: 0.4, personality: 0.2, skills: 1.1, preferences: 0.1 },
  /** expected overlap of the top ten for two random answer sheets with the same priorities */
  chanceOverlap: 0.7,
  /** share of the draws outside the stated range, at either end */
  tail: 0.1,
} as const;

/** A field's occupations count together; this many equally good ones give their own score. */
export const fieldBreadth = 10;
/** The further below the top, the more nats a point is worth: this much more over the places that decide a field. */
export const fieldSharpness = 1.9;
/**
 * The share of people who do not resemble others in their occupation, and how often the first three fields contain
 * theirs anyway: estimated on 16,000 people of the bench's realistic population, other than those it measures.
 */
export const unlike = { share: 0.12, found: 0.5 } as const;
