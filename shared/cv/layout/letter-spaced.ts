/** "J O H N   S M I T H" is John Smith. */
import type { TextItem } from '../pages.ts';

const isSpaced = (text: string, least: number): boolean => {
  const parts = text.trim().split(/\s+/);
  const singles = parts.filter((part) => [...part].length === 1);
  const letters = singles.filter((part) => /\p{L}/u.test(part));
  return letters.length >= least && singles.length / parts.length >= 0.7 && parts.every((part) => part.length <= 4);
};

/** @param run the items of the text; if each is one letter, the distances between them separate the words */
export function joinLetterSpaced(text: string, run: readonly TextItem[]): string {
  const isShort = text.trim().split(/\s+/).length < 4;
  if (!isSpaced(text, 3) || (isShort && run[0]!.fontSize < 14)) return text;
  if (/\S\s{2,}\S/.test(text.trim())) return joinWords(text);
  if (run.length > 1 && run.some((item) => item.text.trim().length > 2))
    return run
      .map((item) => joinWords(item.text))
      .join(' ')
      .replace(/- /g, '-');
  return run.length >= 4 ? byDistance(run) : text.replace(/\s/g, '');
}

const joinWords = (text: string): string =>
  text
    .trim()
    .split(/\s{2,}/)
    .map((word) => (isSpaced(word, 2) ? word.replace(/\s/g, '') : word))
    .join(' ');

function byDistance(run: readonly TextItem[]): string {
  const gaps = run.slice(1).map((item, i) => item.x - run[i]!.x - run[i]!.width);
  const middle = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)]!;
  const limit = Math.max(middle * 1.7, middle + 0.12 * run[0]!.fontSize);
  return run.map((item, i) => (i > 0 && gaps[i - 1]! > limit ? ` ${item.text.trim()}` : item.text.trim())).join('');
}
