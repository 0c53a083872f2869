/** Entries beside each other as cards: each has a date of its own below or above a row of names. */
import { datesIn } from '../dates.ts';
import { headingKind } from '../headings.ts';
import { labelKind } from '../lexicon/labels.ts';
import type { Cell } from './cells.ts';
import { type Flow, type Line, lineOf } from './lines.ts';

/** The largest gap between lines of one card, in font sizes. */
const CARD_GAP = 0.9;
const NEAR = 4;
/** The largest indentation within a card, in points. */
const INSET = 20;
const MAX_WORDS = 8;

const isDated = ({ text }: Cell): boolean => datesIn(text).length > 0 && text.split(/\s+/).length <= MAX_WORDS;
const isName = ({ text }: Cell): boolean =>
  /\p{L}{2}/u.test(text) && datesIn(text).length === 0 && labelKind(text) === null && headingKind(text) === null;

/** A row of cards begins with all of their names, or all of their dates. */
const opensCards = ({ cells }: Line): boolean => cells.length >= 2 && (cells.every(isName) || cells.every(isDated));

const isAlike = (line: Line, other: Line): boolean =>
  line.bold === other.bold && Math.abs(line.fontSize - other.fontSize) < 0.6;

/** The index of the card that a cell is in; -1 if it is in none. */
const cardOf = (cell: Cell, starts: readonly number[]): number =>
  starts.findLastIndex((start) => cell.x >= start - NEAR && cell.x <= start + INSET);

/** How many lines from the first belong to a row of cards; 0 if they are not cards. */
function cardsFrom(lines: readonly Line[], starts: readonly number[]): number {
  const isWithin = ({ cells }: Line) =>
    cells.every((cell) => cardOf(cell, starts) >= 0) && !cells.every(({ text }) => headingKind(text) !== null);
  const others = lines.slice(1);
  const end = others.findIndex((line) => line.gap >= CARD_GAP || !isWithin(line));
  const close = end < 0 ? others : others.slice(0, end);
  const areDated = (rows: readonly Line[]) =>
    starts.every((_, card) => {
      const dates = rows.flatMap(({ cells }) => cells.filter((cell) => cardOf(cell, starts) === card && isDated(cell)));
      return dates.length === 1;
    });
  const isNamed = lines.slice(0, 2).some(({ cells }) => cells.every(isName));
  // another row just as close
  const next = close.findIndex(
    (line, i) =>
      opensCards(line) &&
      line.cells.length === starts.length &&
      isAlike(line, lines[0]!) &&
      areDated([lines[0]!, ...close.slice(0, i)]),
  );
  const own = next < 0 ? close : close.slice(0, next);
  return isNamed && areDated([lines[0]!, ...own]) ? own.length + 1 : 0;
}

function partedInto(starts: readonly number[], own: readonly Line[]): Line[] {
  return starts.flatMap((left, card) => {
    const rows = own.flatMap((line) => {
      const cells = line.cells.filter((cell) => cardOf(cell, starts) === card);
      return cells.length > 0 ? [lineOf(cells, { left, right: 0 }, CARD_GAP)] : [];
    });
    const right = Math.max(...rows.map(({ x, width }) => x + width));
    return rows.map((line, i) => {
      const above = rows[i - 1];
      const gap = above ? (line.y - above.y - above.height) / Math.min(line.fontSize, above.fontSize) : CARD_GAP;
      return { ...line, right, gap };
    });
  });
}

function cardsApart(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]!;
    const starts = line.cells.map(({ x }) => x);
    const count = opensCards(line) ? cardsFrom(lines.slice(at), starts) : 0;
    if (count > 0) result.push(...partedInto(starts, lines.slice(at, at + count)));
    else result.push(line);
    at += Math.max(1, count);
  }
  return result;
}

/** The lines of every block, with cards that were beside each other one after the other. */
export const withCardsApart = (flows: readonly Flow[]): Flow[] =>
  flows.map((flow) => ({ ...flow, lines: cardsApart(flow.lines) }));
