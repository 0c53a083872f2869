/**
 * The assumptions of the engine, in one place. A change of any number here is a new model: raise model-version.ts.
 *
 * Fit is a log-likelihood: how well would a person at home in this occupation have given these answers? A trait of that
 * person is `congruence` × the occupation's (both in standard deviations) plus an own deviation; a rating is the trait
 * on the scale of the answer plus noise. Congruence and noise are plausible sizes from the literature on short scales,
 * not estimates from our users. What follows from them is printed by `npm run bench:validity`.
 */
import type { PriorityKey } from '#shared/assessment/item-bank.ts';

/** How much of a person's trait the occupation explains (a correlation). */
export const congruence = { interests: 0.85, values: 0.6, personality: 0.4, skills: 0.8, preferences: 0.3 } as const;

/** Rating points a rating moves for one standard deviation of the trait. */
export const slope = { interests: 0.8, personality: 0.8, skills: 1 } as const;

/** Variance of a rating that the trait does not explain, with 1/12 for rounding to whole points. */
export const ratingNoise = {
  interests: 0.95 * 0.95 + 1 / 12,
  personality: 0.95 * 0.95 + 1 / 12,
  skills: 0.36 + 1 / 12,
} as const;

/**
 * Variance of a personal habit to rate everything high or low. It lets the shape of a profile count for more than its
 * height: without it a rater bias of 0.6 points costs 17 points of "true occupation in the top ten", with it 4 to 5; on the
 * simulated population, which has no such habit, it costs 2.
 */
export const ratingHabit = { interests: 0.05, skills: 0.1 } as const;

/**
 * Norms of interest scales R I A S E C: means and standard deviations of 18,231 US respondents
 * (derived/riasec_norms_us_18231.csv). They are of other items and of self-selected people, so they count by
 * `normWeight` against the middle of our scale: half loses least whichever of the two is right (at most 1.5 points of
 * "true occupation in the top ten" against 4).
 */
export const interestNorms = {
  mean: [1.92, 3.055, 2.77, 3.507, 2.483, 2.371],
  deviation: [0.837, 1.026, 1.026, 0.86, 0.878, 0.985],
} as const;
export const normWeight = 0.5;

/** A work value's two cards: how much likelier a card is picked for one deviation of the value, by number of picks. */
export const pickSlope: Record<number, number> = { 1: 0.21, 2: 0.37, 3: 0.5, 4: 0.57, 5: 0.61 };
/** Variance of what a value's picks say about it, in deviations squared. */
export const pickNoise = 0.97;

/** Nats at which fit stands at 50 ± 35 of 100; the best of a clear profile reaches about 16. */
export const fitScale = 14;

/** What each priority asks for, first of the three dimensions, then inside them. Every row sums to 1. */
export const emphasis: Record<PriorityKey, { fit: number; opportunity: number; feasibility: number }> = {
  purpose: { fit: 0.8, opportunity: 0.1, feasibility: 0.1 },
  salary: { fit: 0.35, opportunity: 0.5, feasibility: 0.15 },
  growth: { fit: 0.45, opportunity: 0.4, feasibility: 0.15 },
  stability: { fit: 0.4, opportunity: 0.3, feasibility: 0.3 },
  structure: { fit: 0.5, opportunity: 0.1, feasibility: 0.4 },
  flexibility: { fit: 0.5, opportunity: 0.1, feasibility: 0.4 },
};

export const opportunityParts = ['wage', 'growth', 'openings', 'ai_exposure'] as const;
export type OpportunityPart = (typeof opportunityParts)[number];
export const opportunityEmphasis: Record<PriorityKey, Record<OpportunityPart, number>> = {
  purpose: { wage: 0.3, growth: 0.25, openings: 0.3, ai_exposure: 0.15 },
  salary: { wage: 0.7, growth: 0.1, openings: 0.1, ai_exposure: 0.1 },
  growth: { wage: 0.3, growth: 0.5, openings: 0.1, ai_exposure: 0.1 },
  stability: { wage: 0.2, growth: 0.2, openings: 0.4, ai_exposure: 0.2 },
  structure: { wage: 0.4, growth: 0.15, openings: 0.3, ai_exposure: 0.15 },
  flexibility: { wage: 0.4, growth: 0.15, openings: 0.3, ai_exposure: 0.15 },
};

export const feasibilityParts = [
  'skill_gaps',
  'schooling',
  'experience',
  'study_time',
  'budget',
  'place',
  'remote',
] as const;
export type FeasibilityPart = (typeof feasibilityParts)[number];
const feasibilityRow = (...weights: number[]) =>
  Object.fromEntries(feasibilityParts.map((part, k) => [part, weights[k]!])) as Record<FeasibilityPart, number>;
/** In the order of the parts. Remote work is published as a yes or a no, so it weighs little. */
export const feasibilityEmphasis: Record<PriorityKey, Record<FeasibilityPart, number>> = {
  purpose: feasibilityRow(0.25, 0.25, 0.1, 0.2, 0.1, 0.05, 0.05),
  salary: feasibilityRow(0.25, 0.25, 0.1, 0.2, 0.1, 0.05, 0.05),
  growth: feasibilityRow(0.2, 0.2, 0.1, 0.25, 0.15, 0.05, 0.05),
  stability: feasibilityRow(0.25, 0.3, 0.15, 0.1, 0.1, 0.05, 0.05),
  structure: feasibilityRow(0.25, 0.3, 0.15, 0.1, 0.1, 0.05, 0.05),
  flexibility: feasibilityRow(0.2, 0.2, 0.1, 0.2, 0.05, 0.1, 0.15),
};

/**
 * Where a person wants to go (interests, values) against where they could start today (skills): each is multiplied by
 * 1 ± this much, times what the triage answers give growth and purpose over stability and structure (at most 0.7).
 */
export const wantOrCan = 0.6;

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
/** Two occupations are tied when a repeat would keep their order with a chance of less than 0.75: that many deviations. */
export const tieDeviations = 0.674;

/** How answers move when they are given again. */
export const retest = {
  /** what the appeal of a value card owes to chance, in deviations of the value behind it */
  cardNoise: 0.8,
  /** how far the nats of a block lie from the average of the minor group, near the top of simulated rankings */
  unknownNats: { interests: 1.4, values: 0.7, personality: 0.4, skills: 2.5, preferences: 0.2 },
  /** what two random hands with the same priorities have in common: the first field among three, and of the ten */
  chance: { field: 0.3, ten: 0.7 },
} as const;

/** A field counts with its occupations together, this many equally good ones at their own score. */
export const fieldBreadth = 10;
/** A point is worth more nats the further below the top: by this much over the places that decide a field. */
export const fieldSharpness = 1.3;
