/**
 * Rules of thumb for what a move takes, where nothing is published: no measurements. What is published (prices and years
 * of schooling, licences, terms of apprenticeship, experience) stands in the facts.
 */

/** Hours of study and class in one full-time year: 30 weeks of 40 hours. */
export const hoursOfYear = 1200;
/** A plan that takes longer than this beside the present work is out of the frame of the hours named. */
export const longestPlan = 72;
/** Hours of self-study that close all skill gaps of an occupation of job zone 1-5. */
export const selfStudyHours = [0, 40, 120, 300, 600, 800] as const;
/** Skills that need fewer hours than this are learned on the way and are no step of their own. */
export const skillStepHours = 100;
/** US dollars an hour of paid self-study costs; free material serves for it as well. */
export const dollarsPerHour = 6;
/** US dollars that free material is worth. */
export const freeMaterial = 300;
/** Years of schooling at which nothing is left of the points for schooling. */
export const mostSchooling = 8;
/** A licence still to get counts like this many years of schooling, a year of paid training like this much of one. */
export const licenceYears = 0.5;
export const paidYear = 0.5;

/** A degree in another field counts for half of one in the field; a graduate programme may ask for this much before it. */
export const otherFieldShare = 0.5;
export const prerequisiteYears = 1;
/** Years that unfinished studies or a certificate in the field of a bachelor's degree count for: one may be under way. */
export const underWay = 2;
/** Where a degree has to be in the field, beside licensed work and trades: prefixes of SOC codes. */
export const ownField = [
  ...['13-201', '15-201', '15-202', '15-204', '17', '19', '21-101', '21-102', '21-1091'],
  ...['23-2011', '25-1', '25-2', '25-40', '29', '31'],
] as const;
/** Where nobody should begin without having asked whether a license is needed: prefixes of SOC codes. */
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

/** Years in the present or last occupation, in months: the upper end of each answer band. */
export const monthsOfYears = { under_1: 12, '1_3': 36, '3_5': 60, '5_10': 120, over_10: 240 } as const;
/** Work counts as related from this correlation of interests and skills on, and for half from the lower one. */
export const relatedWork = { full: 0.7, half: 0.5 } as const;
/** Work that pays at most this share of what the present occupation pays, and asks for less, is a step down. */
export const lessPay = 0.8;
/** Below this many months experience is no step. */
export const leastExperience = 12;
