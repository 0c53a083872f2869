/** Sentences and words of the result page that carry a figure. */
import { bandOf } from '#shared/lib/bands.ts';
import type { Receipt } from '#shared/matching/contract.ts';
import type { Tone } from '#web/ui/Badge.tsx';

/** What a repeat of the assessment would do to the ten. */
export function stabilitySentence(expectedOverlap: number): string {
  const stay = Math.round(expectedOverlap);
  if (stay >= 10) return 'If you answered again, all of these 10 would be expected to stay.';
  if (stay <= 0) return 'If you answered again, hardly any of these 10 would be expected to stay.';
  return `If you answered again, about ${stay} of these 10 would stay.`;
}

const scoreBands: readonly { word: string; tone: Tone }[] = [
  { word: 'Strong match', tone: 'good' },
  { word: 'Good match', tone: 'info' },
  { word: 'Fair match', tone: 'neutral' },
  { word: 'Weak match', tone: 'bad' },
];

/** The word and tone of a score on this page: 85, 70 and 55 (RES-25). */
export const scoreBand = (score: number): { word: string; tone: Tone } => scoreBands[bandOf('result', score)]!;

/** A standardised score in plain words. */
export function standing(deviation: number): string {
  if (deviation >= 1.5) return 'far above average';
  if (deviation >= 0.5) return 'above average';
  if (deviation > -0.5) return 'about average';
  if (deviation > -1.5) return 'below average';
  return 'far below average';
}

export const dimensionName: Record<Receipt['dimension'], string> = {
  fit: 'Fit',
  opportunity: 'Opportunity',
  feasibility: 'Feasibility',
};

export const dimensionMeaning: Record<Receipt['dimension'], string> = {
  fit: 'how your interests, values, personality and skills suit the work',
  opportunity: 'what the labor market offers: pay, growth, openings, AI exposure',
  feasibility: 'how reachable it is: skill gaps, preparation, time, money, place',
};

/** One decimal with a real minus sign, and no minus before a zero. */
export function tenths(value: number): string {
  const text = Math.abs(value).toFixed(1);
  return value < 0 && text !== '0.0' ? `−${text}` : text;
}

/** Points of a score, with their sign. */
export const points = (value: number, decimals = 1): string =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(decimals)}`;

export const percent = (value: number): string => `${Math.round(value)}%`;
