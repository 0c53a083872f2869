/**
 * The assumptions of the engine, in one place. A change of any number here is a new model: raise model-version.ts.
 *
 * Fit is a log-likelihood: how well would a person at home in this occupation have given these answers? A trait of that
 * person is `congruence` × the occupation's (both in standard deviations) plus an own deviation; a rating is the trait
 * on the scale of the answer plus noise.
 *
 * "Respondents" are the odd-numbered half of 18,231 anonymous people of a public web survey (48 interest items, ten
 * personality items, field of study). `npm run bench:validity -- --responses <folder>` measures on the other half.
 */
import type { PriorityKey } from '#shared/assessment/item-bank.ts';

/**
 * How much of a person's trait the occupation explains (a correlation). Interests: between the slopes .23 to .53 that
 * the respondents' interests have on their field of study and what a chosen occupation adds to a field. The others are
 * scaled with it; interest against the rest matters little between .4 and .6 (bench).
 */
export const congruence = { interests: 0.55, values: 0.35, personality: 0.2, skills: 0.6, preferences: 0.2 } as const;

/** Rating points a rating moves for one standard deviation of the trait. */
export const slope = { interests: 0.8, personality: 0.8, skills: 1 } as const;

/**
 * Variance of a rating that the trait does not explain, with 1/12 for rounding to whole points. Respondents' ratings
 * within a scale scatter by 0.9 (median), 0.4 to 1.9 (nine of ten).
 */
export const ratingNoise = {
  interests: 0.95 * 0.95 + 1 / 12,
  personality: 0.95 * 0.95 + 1 / 12,
  skills: 0.36 + 1 / 12,
} as const;

/**
 * Variance of a personal habit to rate every interest high or low, in deviations squared. Respondents' mean over the six
 * scales varies twice as much as independent scales would let it.
 */
export const ratingHabit = { interests: 0.3 } as const;

/**
 * Norms of the respondents: means and standard deviations of the interest scales R I A S E C, means of the personality
 * scales in the order of `traits`, on a scale 1-5. They are of other items and of self-selected people, so they count by
 * `normWeight` against the middle of our scale: in full they cost .011 of AUC on interests, by half nothing.
 */
export const interestNorms = {
  mean: [1.93, 3.07, 2.78, 3.51, 2.48, 2.36],
  deviation: [0.84, 1.03, 1.03, 0.86, 0.88, 0.98],
} as const;
export const personalityNorms = [3.09, 4.05, 3.98, 3.73, 2.56] as const;
export const normWeight = 0.5;

/**
 * How far the middle of somebody's ratings of skills follows their own mean. All the way would let what one cannot do
 * speak for what one can; not at all takes a modest person for one who can do nothing (bench: skills rated high or low).
 */
export const ownMiddle = 0.5;
/**
 * A skill counts in an occupation from this many deviations of its level up, and by its importance between these two
 * (O*NET's 1-5). Below, a rating says nothing about the occupation.
 */
export const skillMatters = { level: -0.75, importance: [1.25, 2.25] } as const;
/**
 * The part −½c²z² of the likelihood that speaks against pronounced profiles in general. In skills less of it: the whole
 * would make a middle rating of everything speak for undemanding occupations (at most .005 of AUC is given for it). In
 * interests a little less, so that fields of pronounced work (business, writing) are not behind a plain correlation.
 */
export const sharpnessShare = { interests: 0.8, values: 1, personality: 1, skills: 0.5, preferences: 1 } as const;
/** What all skills together weigh is drawn to this sum, so that one that is needed alone does not decide alone. */
export const skillBreadth = 25;

/**
 * Picking cards of work values, by how many there are to choose from: how much likelier a card is picked for one deviation of
 * its value, by number of picks, and the variance of what one card says about it, in deviations squared.
 */
export const picking: Record<number, { slope: Record<number, number>; noise: number }> = {
  8: { slope: { 5: 0.27 }, noise: 2.2 },
  12: { slope: { 1: 0.105, 2: 0.185, 3: 0.25, 4: 0.285, 5: 0.305 }, noise: 1.94 },
};
export const pickingOf = (cards: number) => picking[cards] ?? picking[12]!;

/** Variance of what a wish for contact or a size of team says, in deviations squared. */
export const preferenceNoise = 0.5;

/** Nats at which fit stands at 50 ± 35 of 100; the best of a clear profile reaches about 8. */
export const fitScale = 7.2;

/** The occupations, best by fit, among which the priorities choose: what differs little among these counts little. */
export const candidates = 100;
/** Points that fit is taken to differ by among them at the least, so that priorities decide when answers say nothing. */
export const leastSpread = 0.5;

/** What the sliders say of the priorities, against the scenarios. */
export const sliderShare = 2 / 3;

/** What each priority asks for, first of the three dimensions, then inside them. Every row sums to 1. */
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
 * In the order of the parts. Remote work is published as a yes or a no, so it weighs little. A step down weighs as much as it
 * must to put what a person would leave behind (preparation) behind what suits about as well.
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
 * Where a person wants to go (interests, values) against where they could start today (skills): each is multiplied by
 * 1 ± this much, times what the triage answers give purpose, growth and flexibility over salary, stability, structure.
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
/** Two occupations are tied when a repeat would keep their order with a chance of less than 0.75: that many deviations. */
export const tieDeviations = 0.674;

/** How answers move when they are given again. */
export const retest = {
  /** what the appeal of a value card owes to chance, in deviations of the value behind it */
  cardNoise: 0.8,
  /** so many usual ratings stand beside the person's own when it is asked how much theirs scatter */
  usual: 5,
  /** noise of a rating of one's own skill when it is given again, against what a single answer is taken to hold */
  ownSkills: 1.5,
  /** how far the nats of a block lie from the average of the minor group, near the top of simulated rankings */
  unknownNats: { interests: 0.7, values: 0.4, personality: 0.2, skills: 1.1, preferences: 0.1 },
  /** what two random hands with the same priorities have in common, of the ten */
  chanceOverlap: 0.7,
  /** of the draws that lie outside of the stated range, at either end */
  tail: 0.1,
} as const;

/** A field counts with its occupations together, this many equally good ones at their own score. */
export const fieldBreadth = 10;
/** A point is worth more nats the further below the top: by this much over the places that decide a field. */
export const fieldSharpness = 1.9;
/**
 * The share of people whom their answers do not show as others of their occupation, and how often three fields hold
 * theirs all the same: estimated on 16,000 people of the bench's realistic population, other than those it measures.
 */
export const unlike = { share: 0.12, found: 0.5 } as const;
