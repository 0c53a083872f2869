/** Sentences and words of the result page that carry a figure. */

import type { Receipt } from '#shared/assessment/result-shape.ts';
import { MAX_CONFIDENCE } from '#shared/assessment/result-words.ts';
import { bandOf } from '#shared/lib/bands.ts';
import { count } from '#shared/lib/format.ts';
import type { Tone } from '#web/ui/figures/Badge.tsx';

/** What a percentage leaves behind: said beside every score that stands alone. */
export const betterThanText = ({ count: lower, of }: { count: number; of: number }): string =>
  `a better match than ${count(lower)} of ${count(of)} occupations`;

const scoreBands: readonly { word: string; tone: Tone }[] = [
  { word: 'Strong match', tone: 'good' },
  { word: 'Good match', tone: 'info' },
  { word: 'Fair match', tone: 'neutral' },
  { word: 'Weak match', tone: 'bad' },
];

/** The word and tone of a score on this page: 85, 70 and 55 (RES-25). */
export const scoreBand = (score: number): { word: string; tone: Tone } => scoreBands[bandOf('result', score)]!;

export const dimensionName: Record<Receipt['dimension'], string> = {
  fit: 'Fit',
  opportunity: 'Opportunity',
  feasibility: 'Feasibility',
};

export const dimensionMeaning: Record<Receipt['dimension'], string> = {
  fit: 'how your interests, values, personality and skills suit the work',
  opportunity: 'what the labor market offers: pay, growth, openings, automation risk',
  feasibility: 'how reachable it is: skills, schooling, experience, time, money, place',
};

/**
 * What the confidence of a result says, and the most that is shown of it: models 1 stated how often a repeat would keep the
 * first field, later ones how sure they are of the field itself, which is never certain however it is rounded.
 */
export const confidenceOf = (modelVersion: string): { meaning: string; most: number } =>
  modelVersion.startsWith('1.')
    ? { meaning: 'how likely your first field stays among the first three if you answer again', most: 100 }
    : {
        meaning: 'how sure we are that the field where you belong is among the first three; never 100',
        most: MAX_CONFIDENCE,
      };
