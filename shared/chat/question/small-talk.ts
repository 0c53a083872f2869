/** Detects remarks about an answer or in passing that ask for nothing else (small-talk.data.ts). */
import { type Remark, remarks, small } from './small-talk.data.ts';

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}\p{Extended_Pictographic}]+/u).filter(Boolean);
const smallWords = wordsOf(small);

const rules = (Object.entries(remarks) as [Remark, { keys: string; beside: string }][]).map(
  ([remark, { keys, beside }]) => {
    const phrases = keys.split('|');
    return {
      remark,
      phrases: phrases.map((phrase) => ` ${phrase} `),
      allowed: new Set([...smallWords, ...wordsOf(beside), ...phrases.flatMap(wordsOf)]),
    };
  },
);

const MAX_WORDS = 14;

/** @param plain see words.ts */
export function remarkIn(plain: string): Remark | null {
  const words = wordsOf(plain);
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  const text = ` ${words.join(' ')} `;
  // "what is a good job" is not praise
  if (/ (?:a|any|the|which|what) good job /.test(text) && !/ (?:did|do|does|doing) /.test(text)) return null;
  const said = rules.find(
    ({ phrases, allowed }) =>
      phrases.some((phrase) => text.includes(phrase)) && words.every((word) => allowed.has(word)),
  );
  return said?.remark ?? null;
}
