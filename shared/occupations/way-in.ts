import { known } from '#shared/lib/numbers.ts';
import { type EducationSaid, educationSaid, entrySaid } from './education-text.ts';
import type { Facts } from './facts.ts';
import { apprenticeshipText, licenceText } from './licence-text.ts';
import { entryExperiences } from './preparation.ts';
import type { SourceId } from './sources.ts';

/** An occupation's entry requirements, before anything is known about the person. */
export interface WayInView {
  education: EducationSaid;
  /** null when BLS names the same education */
  entryEducation: EducationSaid | null;
  /** null where not published */
  experienceMonths: number | null;
  /** BLS names none as typical, whatever people in it report */
  beginsWithout: boolean;
  trainingMonths: number | null;
  licence: { need: string; note: string; source: SourceId };
  /** null when no apprenticeship is approved */
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
