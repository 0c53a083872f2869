/**
 * The possible values of the `Facts` columns on experience, training and licenses, which are indexes into these lists.
 */

/** BLS: typical experience in a related occupation at entry, in BLS's words. */
export const entryExperiences = ['None', 'Less than 5 years', '5 years or more'] as const;

/** BLS: usual on-the-job training after hiring, in BLS's words. */
export const usualTrainings = [
  'None',
  'Short-term on-the-job training',
  'Moderate-term on-the-job training',
  'Long-term on-the-job training',
  'Apprenticeship',
  'Internship/residency',
] as const;

/**
 * Whether the work requires a license, from least to most: our reading of the records, not a count of linked licenses.
 */
export const licenceNeeds = [
  'not known',
  'rarely',
  'sometimes',
  'some states or roles',
  'depends on state or role',
  'often',
  'usually',
] as const;

/** The basis of that reading. */
export const licenceBases = [
  'not known',
  'share of jobs that require one, BLS 2020',
  'share of jobs that require any credential, BLS 2020',
  'state license records, October 2024',
  'state license records of a licensed field, October 2024',
  'federal license records, October 2024',
  'as for school teachers, BLS 2020',
  'as for dentists, state license records, October 2024',
  'as for other physicians, state license records, October 2024',
  'teaching at a college itself has no state license',
  'what BLS and the body of the profession publish, read by us in November 2026',
] as const;

/** The basis of `reviewedLicences`. */
export const REVIEWED_BASIS = licenceBases.length - 1;

/** Hours of class and on-the-job practice in a year of apprenticeship or residency: a rule of thumb. */
export const trainingHoursOfYear = 2000;

/** How well the term of a registered apprenticeship is known, from least to most. */
export const apprenticeKinds = [
  'none',
  'approved, term not found',
  'default',
  'published 2002',
  'published, one title',
  'published',
] as const;
