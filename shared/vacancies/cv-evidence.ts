/** What a confirmed CV says that a vacancy may ask for; made by `shared/cv/vacancy-evidence.ts`. */
import type { educationKeys } from '#shared/assessment/background.ts';

export interface CvEvidence {
  named: ReadonlySet<string>;
  /** the highest level named */
  education: (typeof educationKeys)[number] | null;
  /** the line of the CV that names a language, by language key */
  languages: ReadonlyMap<string, string>;
  /** years of work in all, one decimal */
  years: number;
  /** years of work in one of these occupations or in related work */
  yearsNear: (jobs: readonly number[]) => number;
}
