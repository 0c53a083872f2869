/** The searchable text of a CV: matches are returned as written in the CV, with their places. */
import { speaksToMachine } from '../analysis/machine-words.ts';
import type { Cell } from '../layout/cells.ts';
import { flowsOf } from '../layout/lines.ts';
import { plain } from '../lexicon/plain.ts';
import type { Box, CvPages } from '../pages.ts';
import { placeOf } from '../parts.ts';
import type { Place } from '../reading.ts';

/** An occurrence of a value. */
export interface Spot {
  value: string;
  place: Place;
  /** its first line, counted through the whole document */
  line: number;
  /** offsets in `text` */
  from: number;
  to: number;
}

export interface Written {
  /** the lines in reading order, without those addressed to software */
  text: string;
  find: (value: string) => Spot[];
}

const MAX_SPOTS = 40;
const inside = /[\p{L}\p{N}@_]/u;
/** "C" is not found in "C++" */
const after = /[\p{L}\p{N}@_+#]/u;

interface Letter {
  cell: Cell;
  at: number;
  line: number;
}

export function writtenOf(pages: CvPages): Written {
  let text = '';
  /** by offset in `text`; null between cells and lines */
  const letters: (Letter | null)[] = [];
  const put = (some: string, letterAt: (at: number) => Letter | null) => {
    text += some;
    for (let at = 0; at < some.length; at++) letters.push(letterAt(at));
  };
  let line = 0;
  for (const { cells, text: whole } of flowsOf(pages).flatMap((flow) => flow.lines)) {
    if (speaksToMachine(whole)) continue;
    if (line > 0) put('\n', () => null);
    for (const [nth, cell] of cells.entries()) {
      if (nth > 0) put('  ', () => null);
      const own = line;
      put(cell.text, (at) => ({ cell, at, line: own }));
    }
    line += 1;
  }
  const { flat, origin } = flattened(text);

  const spotAt = (from: number, to: number): Spot => {
    const own = letters.slice(from, to).filter((letter) => letter !== null);
    const first = own[0]!;
    const boxes = [...Map.groupBy(own, ({ cell }) => cell)]
      .filter(([cell]) => cell.page === first.cell.page)
      .map(([cell, of]) => placeOf(cell, of[0]!.at, of.at(-1)!.at + 1).box);
    return {
      value: text.slice(from, to).replace(/\s+/g, ' ').trim(),
      place: { page: first.cell.page, box: around(boxes) },
      line: first.line,
      from,
      to,
    };
  };

  const find = (value: string): Spot[] => {
    const wanted = flattened(value).flat.trim();
    if (!/[\p{L}\p{N}]/u.test(wanted)) return [];
    const spots: Spot[] = [];
    for (let at = flat.indexOf(wanted); at >= 0 && spots.length < MAX_SPOTS; at = flat.indexOf(wanted, at + 1)) {
      const end = at + wanted.length;
      if (inside.test(flat[at - 1] ?? ' ') && inside.test(wanted[0]!)) continue;
      if (after.test(flat[end] ?? ' ') && after.test(wanted.at(-1)!)) continue;
      spots.push(spotAt(origin[at]!, origin[end - 1]! + 1));
    }
    return spots;
  };
  return { text, find };
}

/** For comparison without case, accents and variants of dashes and quotes; any white space becomes one space. */
function flattened(text: string): { flat: string; origin: number[] } {
  let flat = '';
  const origin: number[] = [];
  let at = 0;
  for (const letter of text) {
    const isSpace = /\s/.test(letter);
    const base = isSpace ? ' ' : alike(plain(letter));
    if (!isSpace || !flat.endsWith(' ')) {
      flat += base;
      for (let nth = 0; nth < base.length; nth++) origin.push(at);
    }
    at += letter.length;
  }
  return { flat, origin };
}

const alike = (letter: string): string =>
  letter
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[‘’‚‛′`´]/g, "'")
    .replace(/[“”„‟″«»]/g, '"');

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
