/** Sentences and words of the result page that contain a figure. */

import type { Receipt } from '#shared/assessment/result-shape.ts';
import { MAX_CONFIDENCE } from '#shared/assessment/result-words.ts';
import { bandOf } from '#shared/lib/bands.ts';
import { count } from '#shared/lib/format.ts';
import type { Tone } from '#web/ui/figures/Badge.tsx';

/** How many occupations score lower: shown beside every standalone score. */
export const betterThanText = ({ count: lower, of }: { count: number; of: number }): string =>
  `a better match than ${count(lower)} of ${count(of)} occupations`;

const scoreBands: readonly { word: string; tone: Tone }[] = [
  { word: 'Strong match', tone: 'good' },
  { word: 'Good match', tone: 'info' },
  { word: 'Fair match', tone: 'neutral' },
  { word: 'Weak match', tone: 'bad' },
];

/** A score's word and tone on this page: 85, 70 and 55 (RES-25). */
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
 * What a result's confidence means, and the highest value displayed: model 1 stated how often a repeat would keep the
 * first field; later models state the certainty of the field itself, which rounding must never show as complete.
 */
export const confidenceOf = (modelVersion: string): { meaning: string; most: number } =>
  modelVersion.startsWith('1.')
    ? { meaning: 'how likely your first field stays among the first three if you answer again', most: 100 }
    : {
        meaning: 'how sure we are that the field where you belong is among the first three; never 100',
        most: MAX_CONFIDENCE,
      };
