/** Skills and languages: lists with commas, bullets, columns, labels and levels. */

import { withoutBullet } from './layout/bullets.ts';
import type { Cell } from './layout/cells.ts';
import type { Line } from './layout/lines.ts';
import { isSpokenLanguage } from './lexicon/spoken-languages.ts';
import { isBullet, placeOf } from './parts.ts';
import type { Found } from './reading.ts';

const level =
  /(?:[\s,:–—(-]+(?:\d{1,3}\s?%|\d(?:[.,]\d)?\s?\/\s?\d{1,2}|expert|advanced|intermediate|beginner|basic|proficient|fluent|native|excellent|good|fortgeschritten|grundkenntnisse|sehr gut|gut|experte|avancé|intermédiaire|débutant|avanzado|intermedio|básico|avanzato|base|zaawansowany|podstawowy)\)?)+$/iu;
const rating = /[●○◯◉★☆■□▪▫⬤•·◆◇▮▯█░_]{2,}|(?:\s[●○★☆•]){2,}/gu;
const MAX_WORDS = 6;

interface Piece {
  text: string;
  cell: Cell;
  from: number;
  to: number;
}

/** Pieces between separators outside brackets. */
function piecesOf(cell: Cell, text: string, offset: number): Piece[] {
  const pieces: Piece[] = [];
  let depth = 0;
  let from = 0;
  const push = (to: number) => {
    pieces.push({ text: text.slice(from, to), cell, from: offset + from, to: offset + to });
  };
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!;
    if (char === '(') depth++;
    if (char === ')') depth = Math.max(0, depth - 1);
    const isCut =
      depth === 0 &&
      (/[,;|•·●▪■⋅∙、،，；]/.test(char) || (/[–—/-]/.test(char) && text[i - 1] === ' ' && text[i + 1] === ' '));
    if (!isCut) continue;
    push(i);
    from = i + 1;
  }
  push(text.length);
  return pieces;
}

/** A list continues if the line before ended with a comma or inside a bracket. */
function joinWrapped(lines: readonly Line[]): Cell[] {
  const cells: Cell[] = [];
  for (const line of lines)
    for (const cell of line.cells) {
      const before = cells.at(-1);
      const goesOn =
        before &&
        line.cells.length === 1 &&
        !isBullet(line) &&
        before.text.includes(',') &&
        (/[,&(]$|\b(?:and|und|et|y)$/.test(before.text) ||
          /^\p{Ll}/u.test(cell.text) ||
          before.text.split('(').length > before.text.split(')').length) &&
        before.page === cell.page;
      if (goesOn) before.text = `${before.text} ${cell.text}`;
      else cells.push({ ...cell });
    }
  return cells;
}

export interface ListRead {
  values: Found[];
  rest: Line[];
}

const isSentence = (text: string): boolean => text.split(/\s+/).length > MAX_WORDS + 3 && !/[,;|•·/]/.test(text);

export function readList(lines: readonly Line[], maxWords = MAX_WORDS): ListRead {
  const values: Found[] = [];
  const rest = lines.filter((line) => isSentence(line.text));
  const cells = joinWrapped(lines.filter((line) => !isSentence(line.text)));
  for (const cell of cells) {
    const shown = cell.text.replace(rating, (marks) => ' '.repeat(marks.length));
    const bare = withoutBullet(shown);
    const label = /^[^:,]{2,40}:\s+(?=\S)/.exec(bare);
    const offset = shown.length - bare.length + (label?.[0].length ?? 0);
    for (const piece of piecesOf(cell, shown.slice(offset), offset)) {
      const value = piece.text
        .replace(level, '')
        .replace(/^[\s.•*–-]+|[\s.;:–-]+$/g, '')
        .replace(/^(?:and|und|et|y|e|och|en) /i, '')
        .trim();
      if (!/[\p{L}]/u.test(value) || value.split(/\s+/).length > maxWords || value.length > 60) continue;
      if (/:$/.test(piece.text.trim()) || (/^(?:\p{Ll}|[A-Z])$/u.test(value) === true && !/^[CRDVJK]$/.test(value)))
        continue;
      values.push({ value, place: placeOf(cell, piece.from, piece.to) });
    }
  }
  const unique = [...new Map(values.map((one) => [one.value.toLowerCase(), one])).values()];
  return { values: unique, rest };
}

/** Spoken languages of a section, each with its level. */
export function readLanguages(lines: readonly Line[]): { languages: Found[]; others: Line[] } {
  const languages: Found[] = [];
  const others: Line[] = [];
  for (const line of lines) {
    let any = false;
    for (const [index, cell] of line.cells.entries()) {
      const text = withoutBullet(cell.text.replace(rating, ' '));
      const offset = cell.text.length - withoutBullet(cell.text).length;
      for (const piece of piecesOf(cell, text, offset)) {
        if (!isSpokenLanguage(piece.text)) continue;
        any = true;
        const beside = line.cells[index + 1];
        const isAlone =
          piece.text.trim() === text.trim() && beside && !isSpokenLanguage(beside.text) && beside.text.length < 40;
        const value = piece.text.replace(/^\s*[-–•]\s*|[\s.:–-]+$/g, '').trim();
        languages.push({
          value: isAlone ? `${value} (${beside.text})` : value,
          place: placeOf(cell, piece.from, piece.to),
        });
      }
    }
    if (!any) others.push(line);
  }
  return { languages, others };
}
