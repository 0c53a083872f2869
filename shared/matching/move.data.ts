/**
 * Rules of thumb, not measurements, for what a move takes when nothing is published. Published figures (prices and
 * years of schooling, licenses, terms of apprenticeship, experience) are in the facts.
 */

/** Hours of study and class in one full-time year: 30 weeks of 40 hours. */
export const hoursOfYear = 1200;
/** A plan longer than this beside the current job breaks the limit of weekly hours, in months. */
export const longestPlan = 72;
/** Hours of self-study that close all skill gaps of an occupation in job zone 1-5. */
export const selfStudyHours = [0, 40, 120, 300, 600, 800] as const;
/** Skills that need fewer hours are learned along the way and are not a step of their own. */
export const skillStepHours = 100;
/** US dollars per hour of paid self-study; free material works as well. */
export const dollarsPerHour = 6;
/** US dollars of self-study that free material can replace. */
export const freeMaterial = 300;
/** Years of schooling at which no points for schooling are left. */
export const mostSchooling = 8;
/** A missing license counts as this many years of schooling, a year of paid training as this share of one. */
export const licenceYears = 0.5;
export const paidYear = 0.5;

/**
 * A degree in another field counts as half of one in the field; a graduate program may require this share before it.
 */
export const otherFieldShare = 0.5;
export const prerequisiteYears = 1;
/**
 * Years credited for unfinished studies, or for a certificate in the field of a bachelor's degree: one may be in
 * progress.
 */
export const underWay = 2;
/** Besides licensed work and trades, occupations whose degree must be in the field: prefixes of SOC codes. */
export const ownField = [
  ...['13-201', '15-201', '15-202', '15-204', '17', '19', '21-101', '21-102', '21-1091'],
  ...['23-2011', '25-1', '25-2', '25-40', '29', '31'],
] as const;
/** Occupations nobody should start without asking whether a license is needed: prefixes of SOC codes. */
export const askAboutLicence = [
  '21-101',
  '21-102',
  '25-2',
  '25-3011',
  '29-1',
  '29-2',
  '29-9099.01',
  '31-9099.01',
] as const;

/** Months in the current or last occupation: the upper end of each answer band. */
export const monthsOfYears = { under_1: 12, '1_3': 36, '3_5': 60, '5_10': 120, over_10: 240 } as const;
/** Work counts as related from this correlation of interests and skills, and by half from the lower one. */
export const relatedWork = { full: 0.7, half: 0.5 } as const;
/** Work that requires less and pays at most this share of the current occupation's pay is a step down. */
export const lessPay = 0.8;
/** Experience below this many months is not a step. */
export const leastExperience = 12;
