/** "jane doe / senior designer": capitalizes the short lines of a lowercase CV, as capitals mark names. */
import { bullet } from './bullets.ts';
import type { Flow, Line } from './lines.ts';

/** The largest share of capitalized words in such a CV; a few tools' names have capitals anyway. */
const MAX_SHARE = 0.05;
const MIN_WORDS = 25;
/** A longer line is a description. */
const MAX_NAMED = 9;

const wordsOf = (text: string): string[] => text.match(/\S*\p{L}\S*/gu) ?? [];
const isCapital = (word: string): boolean => /^\P{L}*\p{Lu}/u.test(word);
const hasCase = (word: string): boolean => /\p{Lu}|\p{Ll}/u.test(word);

/** Of the same length, so that offsets stay valid; addresses are left as they are. */
const withCapital = (word: string): string =>
  /[@/]|\w\.\w/.test(word) ? word : word.replace(/\p{Ll}/u, (letter) => capitalOf(letter));
const capitalOf = (letter: string): string => {
  const capital = letter.toUpperCase();
  return capital.length === letter.length ? capital : letter;
};

const named = (text: string): string => text.replace(/\S+/g, withCapital);

function lineNamed(line: Line): Line {
  if (bullet.test(line.text) || wordsOf(line.text).length > MAX_NAMED || /[.!?]$/.test(line.text)) return line;
  return { ...line, text: named(line.text), cells: line.cells.map((cell) => ({ ...cell, text: named(cell.text) })) };
}

export function withCapitals(flows: Flow[]): Flow[] {
  const words = flows.flatMap(({ lines }) => lines.flatMap(({ text }) => wordsOf(text))).filter(hasCase);
  if (words.length < MIN_WORDS || words.filter(isCapital).length > MAX_SHARE * words.length) return flows;
  return flows.map((flow) => ({ ...flow, lines: flow.lines.map(lineNamed) }));
}
