/** A span of years in words; a module of its own, because the result screen needs it before the engine is loaded. */
import { counted } from '#shared/lib/format.ts';

const LONGEST = 10;

/** "about 2 years", "3-4 years", "about 5 months"; `least` may be 0. */
export function spanOf([least, most]: [number, number]): string {
  if (most < 0.95 || (least > 0 && least < 0.95 && most <= 1.5)) {
    const [low, high] = [Math.round(12 * least), Math.max(1, Math.round(12 * most))];
    return low === high || low === 0 ? `about ${counted(high, 'month')}` : `${low}-${high} months`;
  }
  if (most > LONGEST) return `more than ${LONGEST} years`;
  const [low, high] = [Math.round(least), Math.round(most)];
  return low === high || low === 0 ? `about ${counted(high, 'year')}` : `${low}-${high} years`;
}
