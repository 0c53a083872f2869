import { known } from '#shared/lib/numbers.ts';
import { type EducationSaid, educationSaid, entrySaid } from './education-text.ts';
import type { Facts } from './facts.ts';
import { apprenticeshipText, licenceText } from './licence-text.ts';
import { entryExperiences } from './preparation.ts';
import type { SourceId } from './sources.ts';

/** What an occupation asks of everybody, before anything is known of the person. */
export interface WayInView {
  education: EducationSaid;
  /** null where BLS names the same education */
  entryEducation: EducationSaid | null;
  /** null where not published */
  experienceMonths: number | null;
  /** BLS names none as typical, whatever those in it say */
  beginsWithout: boolean;
  trainingMonths: number | null;
  licence: { need: string; note: string; source: SourceId };
  /** null where no apprenticeship is approved */
  apprenticeship: { term: string; note: string } | null;
}

export const wayInView = (facts: Facts, index: number): WayInView => ({
  education: educationSaid(facts, index),
  entryEducation: entrySaid(facts, index),
  experienceMonths: known(facts.experienceMonths[index]!),
  beginsWithout: entryExperiences[facts.entryExperience[index]!] === 'None',
  trainingMonths: known(facts.trainingMonths[index]!),
  licence: licenceText(facts, index),
  apprenticeship: apprenticeshipText(facts, index),
});
