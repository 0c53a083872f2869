/** Places in the person's own result that a question names: "how does my top match pay", "compare my first two". */
import type { Aspect } from './aspects.ts';

const numbers = 'one|two|three|four|five'.split('|');
const ordinals: readonly RegExp[] = [
  /\b(first|1st|top|best|number (one|1)|no 1)\b/,
  /\b(second|2nd|number (two|2)|no 2)\b/,
  /\b(third|3rd|number (three|3)|no 3)\b/,
  /\b(fourth|4th|number (four|4))\b/,
  /\b(fifth|5th|number (five|5))\b/,
];

/** Counted from 0; empty if no place is named. */
export function placesIn(plain: string): number[] {
  const [, many = ''] = /\b(?:first|top|best) (one|two|three|four|five|[1-5])\b/.exec(plain) ?? [];
  const count = many === '' ? 0 : numbers.indexOf(many) + 1 || Number(many);
  if (count > 1) return Array.from({ length: count }, (_, place) => place);
  return ordinals.flatMap((words, place) => (words.test(plain) ? [place] : []));
}

/** Whether more is asked about a place than which occupation it is. */
export const asksMore = (plain: string, asked: readonly Aspect[]): boolean =>
  asked.length > 0 || /\b(why|compare|comparison|difference|explain|details?|tell me (more )?about)\b/.test(plain);
