/**
 * How ratings correlate in people who answer carefully. Estimated on 18,231 anonymous answers to a public web survey of
 * 48 interest items and the ten-item inventory TIPI (its 1-7 mapped to 1-5: 1 + ⅔ (rating − 1), rounded), on the odd
 * rows only; both sexes and the ages under 18, 18-24, 25-34, 35-49 and over are weighted equally. On the even rows 3.6
 * of 100 are flagged (no sex and no age above 8.2), and 82 of 100 random answer sheets for the same 28 items:
 * docs/validity.md. `test/bench/validity/estimate-care.ts` recomputes the norms.
 *
 * Ratings are distances from the middle of the scale, divided by their root mean square over the block, so that people
 * who only use 1 and 5 and people who stay around 3 are treated alike. In these units every random rating has variance
 * 1.
 */
/** Added to the mean square: among threes a single other rating says less than its distance. */
export const leastSquare = 0.25;

export interface CareNorms {
  /** mean of a scale */
  mean: readonly number[];
  /** covariance of scales across people, without item noise */
  between: readonly (readonly number[])[];
  /** variance of an item around its person's scale */
  within: number;
}

/**
 * R I A S E C. The means count by half: they belong to other activities than ours, and at that weight they do no harm.
 */
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
 * Statements in the order of `traits`: for each, those keyed for it, then those keyed against it, not reversed. TIPI
 * has one of each, so `within` is chosen, near the maximum the covariance allows.
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
 * Our items differ from the survey's, and so may their norms. A person is therefore modelled as an equal mixture of
 * those norms and of someone about whom only this is known: two ratings of one type correlate this much, two opposite
 * statements minus this much. It misses 5 more of 100 random answer sheets, but flags 17 instead of 60 of 100 simulated
 * people to whom no norms apply.
 */
export const normShare = 0.5;
export const plainAgreement = 0.35;

/**
 * Converts a correlation across occupations (of two interests, an interest and a skill, two skills) into a covariance
 * across people. No skill ratings were available, so the sizes are deliberately low, between the simulated populations
 * that know their skills well and badly. Skills move the flag by about one nat only.
 */
export const likeOccupations = { interests: 0.25, skillOfInterest: 0.2, skills: 0.3 } as const;

/** With fewer ratings than this nothing is concluded: chance and care cannot be told apart. */
export const enough = { interests: 12, statements: 8, skills: 8, inARow: 8 } as const;

/**
 * Answers below this many nats are flagged; chosen so that in the odd rows no sex, age group or response style exceeds
 * 9.5 in 100.
 */
export const carelessBelow = -0.35;

/**
 * How people use the five scale points: around the middle, low, high, both ends, mostly one end, hardly ever off the
 * middle, anything but the middle. Random ratings use all five equally, so an uneven use also suggests a person. It is
 * not used for the flag, which would then judge style, but for how much the answers count.
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
 * Answers count fully in the scores when much suggests a person, by half at this many nats, and hardly at all when they
 * look random: 4 in 100 random answer sheets reach a good match, against 7 in 10 people at home in an occupation
 * (bench).
 */
export const doubt = { below: -1, perNat: 0.7 } as const;

/** Trust falls from 1 towards 0 around a point below the flag, because unusual people also repeat their answers. */
export const distrust = { below: -1.6, perNat: 1.7 } as const;

/** How much of uniform or patterned answers would be repeated if answered carefully. */
export const patternTrust = 0.1;
