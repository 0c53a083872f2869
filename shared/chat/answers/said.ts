/** An answer: its paragraphs and sources. */
import type { Campaign } from '#shared/plans/prices.ts';
import type { ChatSource } from '../contract.ts';

export interface AnswerContext {
  now: number;
  /** the address for support */
  supportEmail: string;
  campaign: Campaign | null;
  /** the number of occupations in the table */
  occupations: number;
}

export interface Said {
  paragraphs: string[];
  sources: ChatSource[];
}

export const said = (paragraphs: string[], ...from: ChatSource[]): Said => ({ paragraphs, sources: from });
