import { moreSkillElements, skillElements, workStyles } from './facts.ts';

/**
 * How `facts.bin` and `moves.bin` store each numeric column of `Facts`. A stored unsigned integer s stands for
 *   (s − zero) × times ÷ per     (+ the column `from`, where one is named)
 * and the largest integer of its width stands for "not available". The steps, and what they lose:
 *   interests, values, styles   0.025 of a point: at most 0.0125, a tenth of what O*NET's own yearly update moves
 *   skill levels                0.03 of 7 points: at most 0.015; importance 0.02 of 4 points: at most 0.01; the published
 *                               standard errors are ten times that
 *   wages                       10 dollars, which is how OEWS rounds them: exact (p10 … p90 as distance from the median)
 *   employment                  10 persons, as OEWS rounds: exact; openings 100 persons, as EP rounds: exact
 *   growth                      0.1 percent, as EP rounds: exact
 *   exposure, applicability, telework  0.0001: at most 0.00005
 *   months of experience and training  0.5, hours of an apprenticeship 1: exact
 * A column of one byte in steps of 1 is an index, a rating or a count and has no missing values.
 */
export interface Column {
  name: NumericColumn;
  /** values per occupation in this column */
  each: number;
  /** bytes of a stored integer */
  width: 1 | 2 | 3;
  zero: number;
  times: number;
  per: number;
  from?: 'wageP50';
}

export type NumericColumn =
  | 'interests'
  | 'values'
  | 'styles'
  | 'skills'
  | 'skillImportance'
  | 'jobZone'
  | 'education'
  | 'figureGroup'
  | 'wageP50'
  | 'wageP10'
  | 'wageP25'
  | 'wageP75'
  | 'wageP90'
  | 'employment'
  | 'growth'
  | 'openings'
  | 'exposure'
  | 'applicability'
  | 'telework'
  | 'educationBasis'
  | 'entryEducation'
  | 'experienceMonths'
  | 'trainingMonths'
  | 'entryExperience'
  | 'usualTraining'
  | 'licenceNeed'
  | 'licenceBasis'
  | 'licenceStates'
  | 'apprenticeKind'
  | 'apprenticeHours'
  | 'apprenticeHoursMost'
  | 'apprenticeStates'
  | 'moreSkills'
  | 'moreSkillImportance';

/** The order of the columns in `facts.bin`. The median precedes the wages stored relative to it. */
export const layout: readonly Column[] = [
  { name: 'interests', each: 6, width: 1, zero: -40, times: 1, per: 40 },
  { name: 'values', each: 6, width: 1, zero: -40, times: 1, per: 40 },
  { name: 'styles', each: workStyles.length, width: 1, zero: 120, times: 1, per: 40 },
  { name: 'skills', each: skillElements.length, width: 1, zero: 0, times: 3, per: 100 },
  { name: 'skillImportance', each: skillElements.length, width: 1, zero: 0, times: 1, per: 50 },
  { name: 'jobZone', each: 1, width: 1, zero: 0, times: 1, per: 1 },
  { name: 'education', each: 1, width: 1, zero: 0, times: 1, per: 1 },
  { name: 'figureGroup', each: 1, width: 1, zero: 0, times: 1, per: 1 },
  { name: 'wageP50', each: 1, width: 2, zero: 0, times: 10, per: 1 },
  { name: 'wageP10', each: 1, width: 2, zero: 0, times: -10, per: 1, from: 'wageP50' },
  { name: 'wageP25', each: 1, width: 2, zero: 0, times: -10, per: 1, from: 'wageP50' },
  { name: 'wageP75', each: 1, width: 2, zero: 0, times: 10, per: 1, from: 'wageP50' },
  { name: 'wageP90', each: 1, width: 3, zero: 0, times: 10, per: 1, from: 'wageP50' },
  { name: 'employment', each: 1, width: 3, zero: 0, times: 10, per: 1 },
  { name: 'growth', each: 1, width: 2, zero: 1000, times: 1, per: 10 },
  { name: 'openings', each: 1, width: 2, zero: 0, times: 100, per: 1 },
  { name: 'exposure', each: 1, width: 2, zero: 0, times: 1, per: 10_000 },
  { name: 'applicability', each: 1, width: 2, zero: 0, times: 1, per: 10_000 },
  { name: 'telework', each: 1, width: 2, zero: 0, times: 1, per: 10_000 },
];

/** The order of the columns in `moves.bin`: what only moves need, and the skills of Reading B. */
export const movesLayout: readonly Column[] = [
  { name: 'educationBasis', each: 1, width: 1, zero: 0, times: 1, per: 1 },
  { name: 'entryEducation', each: 1, width: 1, zero: 0, times: 1, per: 1 },
  { name: 'experienceMonths', each: 1, width: 2, zero: 0, times: 1, per: 2 },
  { name: 'trainingMonths', each: 1, width: 2, zero: 0, times: 1, per: 2 },
  { name: 'entryExperience', each: 1, width: 1, zero: 0, times: 1, per: 1 },
  { name: 'usualTraining', each: 1, width: 1, zero: 0, times: 1, per: 1 },
  { name: 'licenceNeed', each: 1, width: 1, zero: 0, times: 1, per: 1 },
  { name: 'licenceBasis', each: 1, width: 1, zero: 0, times: 1, per: 1 },
  { name: 'licenceStates', each: 1, width: 2, zero: 0, times: 1, per: 1 },
  { name: 'apprenticeKind', each: 1, width: 1, zero: 0, times: 1, per: 1 },
  { name: 'apprenticeHours', each: 1, width: 2, zero: 0, times: 1, per: 1 },
  { name: 'apprenticeHoursMost', each: 1, width: 2, zero: 0, times: 1, per: 1 },
  { name: 'apprenticeStates', each: 1, width: 1, zero: 0, times: 1, per: 1 },
  { name: 'moreSkills', each: moreSkillElements.length, width: 1, zero: 0, times: 3, per: 100 },
  { name: 'moreSkillImportance', each: moreSkillElements.length, width: 1, zero: 0, times: 1, per: 50 },
];

/** Whether a column is an index, a rating or a count: never missing, and stored in bytes. */
export const isWhole = ({ width, times, per }: Column): boolean => width === 1 && times === 1 && per === 1;

/** The stored value for "not available" in a column of that width. */
export const missing = (width: number): number => 256 ** width - 1;
