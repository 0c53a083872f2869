import type { VacancyMatch } from '#shared/vacancies/contract.ts';

export type Look = 'met' | 'missing' | 'not_said' | 'job' | 'pay' | 'warning';

export interface Piece {
  start: number;
  text: string;
  /** null if no finding rests on these words */
  look: Look | null;
  /** the finding, for people who cannot see the color */
  note: string;
}

interface Range {
  start: number;
  end: number;
  look: Look;
  note: string;
}

/** Splits the pasted text so that findings can be highlighted; where two overlap, the first one wins. */
export function markedText(text: string, match: VacancyMatch): Piece[] {
  const ranges: Range[] = [
    ...match.marks.flatMap(({ words, weight }) =>
      rangesOf(words, 'warning', weight === 'warning' ? 'take care' : 'unclear'),
    ),
    ...match.jobs.flatMap(({ words, title }) => rangesOf(words, 'job', `job: ${title}`)),
    ...(match.pay ? rangesOf(match.pay.words, 'pay', 'pay') : []),
    ...match.requirements.flatMap(({ words, status, name }) => rangesOf(words, status, `${name}: ${notes[status]}`)),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end, look, note } of ranges) {
    if (start < at) continue;
    if (start > at) pieces.push({ start: at, text: text.slice(at, start), look: null, note: '' });
    pieces.push({ start, text: text.slice(start, end), look, note });
    at = end;
  }
  if (at < text.length) pieces.push({ start: at, text: text.slice(at), look: null, note: '' });
  return pieces;
}

const notes = { met: 'you meet it', missing: 'missing', not_said: 'you did not say' };

const rangesOf = (words: [number, number][], look: Look, note: string): Range[] =>
  words.map(([start, end]) => ({ start, end, look, note }));
