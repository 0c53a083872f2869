/** What the columns of `Facts` on experience, training and licences may say; each holds an index into one of these lists. */

/** BLS: the experience in a related occupation that is typical for entry, in its own words. */
export const entryExperiences = ['None', 'Less than 5 years', '5 years or more'] as const;

/** BLS: the usual training on the job after one is hired, in its own words. */
export const usualTrainings = [
  'None',
  'Short-term on-the-job training',
  'Moderate-term on-the-job training',
  'Long-term on-the-job training',
  'Apprenticeship',
  'Internship/residency',
] as const;

/** Whether the work needs a licence, from least to most: our reading of the records, never a count of linked licences. */
export const licenceNeeds = [
  'not known',
  'rarely',
  'sometimes',
  'some states or roles',
  'depends on state or role',
  'often',
  'usually',
] as const;

/** What that reading rests on. */
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

/** Hours of class and practice on the job in one year of an apprenticeship or a residency: a rule of thumb. */
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
