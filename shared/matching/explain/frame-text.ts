/** Which of the person's limits an occupation breaks, in words. */
import type { Move } from '#shared/assessment/result-shape.ts';

type Frame = Move['beyond'][number];

const names: Record<Frame, string> = { hours: 'hours', budget: 'budget', date: 'time frame', place: 'places' };

/** "your hours and budget" */
export function frameText(frames: readonly Frame[]): string {
  const words = [...new Set(frames)].map((frame) => names[frame]);
  return `your ${words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`}`;
}
