import { bandOf } from '#shared/lib/bands.ts';
import type { Tone } from '#web/ui/figures/Badge.tsx';

const tones: readonly Tone[] = ['good', 'info', 'fair', 'bad'];

/** The color of an AI fit score: it changes at a displayed 80, 60 and 40 (RES-24). */
export const fitTone = (score: number): Tone => tones[bandOf('aiFit', Math.round(score))]!;
