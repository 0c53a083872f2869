import type { Kind } from '../terms.ts';
import type { Section } from './sentences.ts';

/** Something a vacancy asks for, and where it does. */
export interface Mention {
  kind: Kind;
  key: string;
  name: string;
  start: number;
  end: number;
  /** index of its sentence */
  sentence: number;
  section: Section;
  /** O*NET element of a skill rated in the assessment */
  element?: string;
  /** occupations that require the license */
  codes?: readonly string[];
  /** facts indexes of the occupations that use the tool */
  occupations?: readonly number[];
  /** of experience */
  years?: number;
}
