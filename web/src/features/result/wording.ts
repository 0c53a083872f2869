/** Sentences and words of the result page that carry a figure. */

import type { Receipt } from '#shared/assessment/result-shape.ts';
import { bandOf } from '#shared/lib/bands.ts';
import { count } from '#shared/lib/format.ts';
import type { Tone } from '#web/ui/Badge.tsx';
import { interestNames } from './interest-names.ts';

/** What a repeat of the assessment would do to the ten. */
export function stabilitySentence(expectedOverlap: number): string {
  const stay = Math.round(expectedOverlap);
  if (stay >= 10) return 'If you answered again, all of these 10 would be expected to stay.';
  if (stay <= 0) return 'If you answered again, hardly any of these 10 would be expected to stay.';
  return `If you answered again, about ${stay} of these 10 would stay.`;
}

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

/** From here on a standardised score is called more than about average. */
const STANDS_OUT = 0.5;

/** A standardised score in plain words. */
export function standing(deviation: number): string {
  if (deviation >= 1.5) return 'far above average';
  if (deviation >= STANDS_OUT) return 'above average';
  if (deviation > -STANDS_OUT) return 'about average';
  if (deviation > -1.5) return 'below average';
  return 'far below average';
}

const together = new Intl.ListFormat('en-US');

/** What six interests say in a line: up to three that stand out, the strongest first. */
export function profileFinding(scores: readonly number[]): string {
  const strongest = interestNames
    .map(({ name }, corner) => ({ name, score: scores[corner]! }))
    .filter(({ score }) => score >= STANDS_OUT)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3);
  if (strongest.length === 0) return 'None of your interests stands out';
  return `Strongest in ${together.format(strongest.map(({ name }) => name))} work`;
}

export const dimensionName: Record<Receipt['dimension'], string> = {
  fit: 'Fit',
  opportunity: 'Opportunity',
  feasibility: 'Feasibility',
};

export const dimensionMeaning: Record<Receipt['dimension'], string> = {
  fit: 'how your interests, values, personality and skills suit the work',
  opportunity: 'what the labor market offers: pay, growth, openings, AI exposure',
  feasibility: 'how reachable it is: skills, schooling, experience, time, money, place',
};

/**
 * What the confidence of a result says, and the most that is shown of it: models 1 stated how often a repeat would keep the
 * first field, later ones how sure they are of the field itself, which is never certain however it is rounded.
 */
export const confidenceOf = (modelVersion: string): { meaning: string; most: number } =>
  modelVersion.startsWith('1.')
    ? { meaning: 'how likely your first field stays among the first three if you answer again', most: 100 }
    : { meaning: 'how sure we are that the field where you belong is among the first three; never 100', most: 99 };

/** One decimal with a real minus sign, and no minus before a zero. */
export function tenths(value: number): string {
  const text = Math.abs(value).toFixed(1);
  return value < 0 && text !== '0.0' ? `−${text}` : text;
}

/** A figure with its sign; what is shown as zero has none. */
export function points(value: number, decimals = 1): string {
  const text = Math.abs(value).toFixed(decimals);
  return Number(text) === 0 ? text : `${value < 0 ? '−' : '+'}${text}`;
}

export const percent = (value: number): string => `${Math.round(value)}%`;
