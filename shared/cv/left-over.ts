/** What is left of lines that were read: the town beside an employer, a second field of study. Nothing is dropped. */
import { datesIn } from './dates.ts';
import { isDocumentTitle } from './document-title.ts';
import { isDuration } from './durations.ts';
import type { Cell } from './layout/cells.ts';
import type { Line } from './layout/lines.ts';
import { labelKind } from './lexicon/labels.ts';
import { plain } from './lexicon/plain.ts';
import { placeOf } from './parts.ts';
import type { Found } from './reading.ts';

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of everything that was read, and the whole of it for words broken at the end of a line. */
export class Kept {
  private readonly words: ReadonlySet<string>;
  private readonly joined: string;

  constructor(texts: readonly string[]) {
    const words = texts.flatMap(wordsOf);
    this.words = new Set(words);
    this.joined = ` ${words.join(' ')} `;
  }

  /** Numbers alone say nothing; those of dates and telephones are read in another form. */
  has(word: string, isBroken: boolean): boolean {
    return this.words.has(word) || !/\p{L}{2}/u.test(word) || (isBroken && this.joined.includes(word));
  }
}

/** Every value of a reading. */
export const valuesIn = (part: unknown): string[] => {
  if (typeof part !== 'object' || part === null) return [];
  return 'value' in part && typeof part.value === 'string' ? [part.value] : Object.values(part).flatMap(valuesIn);
};

const between = /\s*[,;|•·‖¦●▪■◦⋅∙、،，；]\s*|\s+[-–—−/]{1,2}\s+|\s{3,}/gu;

interface Piece {
  from: number;
  to: number;
  isLost: boolean;
}

/** The pieces of a cell between its separators, without its dates. */
function piecesOf(cell: Cell, kept: Kept): Piece[] {
  const dateless = datesIn(cell.text).reduce(
    (text, { from, to }) => text.slice(0, from) + '|'.repeat(to - from) + text.slice(to),
    cell.text,
  );
  const marks = [...dateless.matchAll(between)];
  const starts = [0, ...marks.map(({ index, 0: mark }) => index + mark.length)];
  return starts.map((from, nth) => {
    const to = marks[nth]?.index ?? dateless.length;
    return { from, to, isLost: isLost(dateless.slice(from, to), kept) };
  });
}

/** "Phone: …", "Web: …": labels, here without the values that were read. */
const labels = /^[^:：]{1,60}[:：]|(?<=\s)[\p{L}-]{2,20}:/gu;
/** Beside a telephone number, or in place of the address that it links to. */
const contactLabel =
  /^(?:e-?mail|mail|tel(?:e(?:ph|f)one?|efon)?|phone|mobile?|cell|linkedin|github|gitlab|xing|website|web|portfolio|homepage)$/iu;

function isLost(piece: string, kept: Kept): boolean {
  const text = piece.replace(labels, '').trim();
  if (isDuration(text) || contactLabel.test(text) || labelKind(text) !== null) return false;
  const words = wordsOf(text);
  const isBroken = (at: number) =>
    (at === words.length - 1 && /-\W*$/.test(text)) || (at === 0 && /^\p{Ll}/u.test(text));
  return words.some((word, at) => !kept.has(word, isBroken(at)));
}

/** Marks at the ends of a piece that belong to what stood beside it. */
const edges = /^[\s,;:.)\]]+|[\s,;:([]+$/g;

/** The pieces of a line with a word that is nowhere in what was read; neighbors are one piece. */
export function leftOf(line: Line, kept: Kept): Found[] {
  if (isDocumentTitle(line.text)) return [];
  return line.cells.flatMap((cell) => {
    const runs: Piece[] = [];
    let isOpen = false;
    for (const piece of piecesOf(cell, kept)) {
      if (piece.isLost && isOpen) runs.at(-1)!.to = piece.to;
      else if (piece.isLost) runs.push({ ...piece });
      isOpen = piece.isLost;
    }
    return runs.map(({ from, to }) => ({
      value: cell.text.slice(from, to).replace(edges, ''),
      place: placeOf(cell, from, to),
      part: true,
    }));
  });
}
