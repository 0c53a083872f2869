import type { Move, Step } from '#shared/assessment/result-shape.ts';
import { usd } from '#shared/lib/format.ts';
import { spanOf } from '#shared/matching/moves/span.ts';
import type { Tone } from '#web/ui/figures/Badge.tsx';

/** Whether a move is possible, in a word. */
export const reachWord: Record<Move['reach'], { word: string; tone: Tone }> = {
  now: { word: 'Possible now', tone: 'good' },
  step: { word: 'Possible with a step', tone: 'info' },
  outside: { word: 'Further up the path', tone: 'neutral' },
};

/** Length and price of one step; unpublished figures are stated as such. */
export function stepFigures({ kind, years, dollars }: Step): string {
  if (kind === 'studies') return 'you are taking this step; its time and price are not counted';
  if (kind === 'selection') return 'others decide; more people try than are taken';
  if (kind === 'licence') return 'time and fee vary by state';
  const length = years ? `${spanOf(years)}${kind === 'schooling' ? ' full time' : ''}` : 'no length is published';
  return `${length}, ${priceOf(kind, dollars)}`;
}

function priceOf(kind: Step['kind'], dollars: Step['dollars']): string {
  if (!dollars) return 'no price is published';
  const [least, most] = dollars.map((amount) => usd(Math.round(amount / 100) * 100));
  if (kind === 'apprenticeship' || kind === 'experience') return 'paid work';
  return dollars[0] < 50 ? `up to ${most}` : `${least} to ${most}`;
}

/** Whether a step is certainly missing. */
export const stepDoubt = ({ sure }: Step, from: Move['from']): string =>
  sure ? '' : from === 'high_school' ? ' (unless you have it)' : ' (may be asked for, unless you have it)';
