import type { Section } from './sentences.ts';
import type { Kind } from './terms.ts';

/** Something that a vacancy asks for, where it says so. */
export interface Mention {
  kind: Kind;
  key: string;
  name: string;
  start: number;
  end: number;
  /** the number of its sentence */
  sentence: number;
  section: Section;
  /** O*NET element of a skill that the assessment asks about */
  element?: string;
  /** occupations whose licence it is */
  codes?: readonly string[];
  /** facts indexes of the occupations that use a tool */
  occupations?: readonly number[];
  /** of experience */
  years?: number;
}
