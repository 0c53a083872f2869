/** What is said in answer, and what it is said from. */
import type { Campaign } from '#shared/plans/prices.ts';
import type { ChatSource } from '../contract.ts';

export interface Surroundings {
  now: number;
  /** whom to write to */
  supportEmail: string;
  campaign: Campaign | null;
  /** of all occupations in the table */
  occupations: number;
}

export interface Said {
  paragraphs: string[];
  sources: ChatSource[];
}

export const said = (paragraphs: string[], ...from: ChatSource[]): Said => ({ paragraphs, sources: from });
