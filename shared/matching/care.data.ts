/**
 * How ratings hang together in people who answer with care. Estimated on 18,231 anonymous answers to a public web survey
 * of 48 interest items and the ten-item inventory TIPI (its 1-7 put on 1-5: 1 + ⅔ (rating − 1), rounded), on the odd rows
 * only; both sexes and the ages under 18, 18-24, 25-34, 35-49 and over weigh alike. On the even rows 3.6 of 100 are flagged
 * (no sex and no age above 8.2), and 82 of 100 random hands that answer the same 28 items: docs/validity.md.
 * `test/bench/validity/estimate-care.ts` prints the norms again.
 *
 * Ratings are taken as distances from the middle of the scale, divided by their root mean square over the block: who uses
 * only 1 and 5 and who stays around 3 are measured alike. In these units every rating of a random hand has variance 1.
 */
/** Added to the mean square: among threes a single other rating says less than its distance. */
export const leastSquare = 0.25;

export interface CareNorms {
  /** mean of a scale */
  mean: readonly number[];
  /** covariance of scales over people, without the noise of their items */
  between: readonly (readonly number[])[];
  /** variance of an item about the scale of its person */
  within: number;
}

/** R I A S E C. The means count by half: they are of other activities than ours, and cost nothing at that. */
export const interestCare: CareNorms = {
  mean: [-0.29, 0.04, -0.05, 0.13, -0.16, -0.2],
  between: [
    [0.35, 0.09, 0.05, -0.04, 0.12, 0.19],
    [0.09, 0.39, 0.14, 0.08, -0.01, 0.01],
    [0.05, 0.14, 0.37, 0.12, 0.09, -0.01],
    [-0.04, 0.08, 0.12, 0.3, 0.09, 0],
    [0.12, -0.01, 0.09, 0.09, 0.27, 0.18],
    [0.19, 0.01, -0.01, 0, 0.18, 0.37],
  ],
  within: 0.45,
};

/**
 * Statements in the order of `traits`, for each those that speak for it and then those against it, not turned round. TIPI
 * has one of each, so `within` is chosen: nearly as much as the covariance leaves room for.
 */
export const statementCare: CareNorms = {
  mean: [0.32, 0.23, 0.8, -0.48, 0.81, -0.51, 0.74, -0.1, -0.09, 0.57],
  between: [
    [0.46, -0.36, 0.04, -0.03, 0.09, -0.08, 0.06, 0.05, -0.08, 0.05],
    [-0.36, 0.53, 0.01, 0.01, -0.05, 0.09, 0, -0.02, 0.1, 0.04],
    [0.04, 0.01, 0.13, -0.17, 0.01, 0.02, 0.01, -0.01, -0.04, 0.07],
    [-0.03, 0.01, -0.17, 0.43, 0.03, 0, 0, 0.04, 0.07, -0.06],
    [0.09, -0.05, 0.01, 0.03, 0.06, -0.08, 0.01, 0, -0.05, 0.03],
    [-0.08, 0.09, 0.02, 0, -0.08, 0.36, -0.01, 0.02, 0.03, 0.03],
    [0.06, 0, 0.01, 0, 0.01, -0.01, 0.15, -0.1, 0.03, 0.02],
    [0.05, -0.02, -0.01, 0.04, 0, 0.02, -0.1, 0.47, 0.15, -0.09],
    [-0.08, 0.1, -0.04, 0.07, -0.05, 0.03, 0.03, 0.15, 0.51, -0.25],
    [0.05, 0.04, 0.07, -0.06, 0.03, 0.03, 0.02, -0.09, -0.25, 0.22],
  ],
  within: 0.25,
};

/**
 * Our items are others, and their norms may differ. So a person is taken by half for one of those above, and by half for
 * somebody of whom only this is known: two ratings of one type correlate so much, two opposite statements minus so much.
 * That costs 5 of 100 random hands, and takes 17 of 100 simulated people who have no norms for chance instead of 60.
 */
export const normShare = 0.5;
export const plainAgreement = 0.35;

/**
 * What a correlation between occupations (of two interests, an interest and a skill, two skills) makes of a covariance
 * between people. Nobody's skill ratings have been seen: the sizes are chosen low, between the simulated population that
 * knows its skills and the one that knows them worse. Skills move the flag little: about one nat.
 */
export const likeOccupations = { interests: 0.25, skillOfInterest: 0.2, skills: 0.3 } as const;

/** With fewer ratings than these nothing is said: chance and care cannot be told apart. */
export const enough = { interests: 12, statements: 8, skills: 8, inARow: 8 } as const;

/** Nats below which answers are flagged: so that no sex, age or response style has more than 9.5 in 100 of the odd rows. */
export const carelessBelow = -0.35;

/**
 * Shares of the ratings 1-5 in ways people use a scale: around the middle, low, high, both ends, mostly one end, hardly
 * ever off the middle, anything but the middle. A random hand uses all five alike, so that how a scale is used speaks for
 * a person, too. That is of no use for the flag, which would then ask for style; it is for what the answers are worth.
 */
export const usesOfScale = [
  [0.1, 0.23, 0.34, 0.23, 0.1],
  [0.34, 0.26, 0.2, 0.13, 0.07],
  [0.07, 0.13, 0.2, 0.26, 0.34],
  [0.36, 0.06, 0.1, 0.08, 0.4],
  [0.5, 0.12, 0.1, 0.08, 0.2],
  [0.2, 0.08, 0.1, 0.12, 0.5],
  [0.03, 0.15, 0.64, 0.15, 0.03],
  [0.18, 0.25, 0.2, 0.22, 0.15],
] as const;

/**
 * In the scores answers count in full where much speaks for a person, by half at this many nats, hardly where they look
 * like chance: of random hands 4 in 100 reach a good match, of people at home in an occupation 7 in 10 (bench).
 */
export const doubt = { below: -1, perNat: 0.7 } as const;

/** Trust falls from 1 towards 0 around a point below the flag, because somebody unusual answers alike again, too. */
export const distrust = { below: -1.6, perNat: 1.7 } as const;

/** How much of answers that are all alike, or a pattern, would come again with care. */
export const patternTrust = 0.1;
