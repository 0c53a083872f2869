/** What of a person's confirmed CV a vacancy may ask for; `shared/cv/vacancy-evidence.ts` makes it. */
import type { educationKeys } from '#shared/assessment/background.ts';

export interface CvEvidence {
  named: ReadonlySet<string>;
  /** the highest that is named */
  education: (typeof educationKeys)[number] | null;
  /** the line of the CV that names a language, by the key of the language */
  languages: ReadonlyMap<string, string>;
  /** years of work in all, one decimal */
  years: number;
  /** …and of those in one of these occupations or in work that is related to it */
  yearsNear: (jobs: readonly number[]) => number;
}
