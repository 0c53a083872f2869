/**
 * What a model may do with an answer that is composed already: say which parts of it come first, and add parts that the
 * composer has beside them. It words nothing and leaves nothing out, so whatever it says, the answer is the composer's.
 */
import type { Facts } from './facts.ts';

/** Paragraphs. */
export interface Arrangement {
  /** stand first, whatever a model says: what the parts have to be read with */
  before: readonly string[];
  /** each stands by itself */
  parts: readonly string[];
  /** what the composer has of the same and does not say by itself */
  more: readonly string[];
  after: readonly string[];
}

export const unmoved = (paragraphs: readonly string[]): Arrangement => ({
  before: paragraphs,
  parts: [],
  more: [],
  after: [],
});

/** Whether a model has anything to say of it. */
export const isMovable = ({ parts, more }: Arrangement): boolean => parts.length + more.length > 1;

const choices = ({ parts, more }: Arrangement): string[] => [...parts, ...more];

/** What a model is shown, by short ids. */
export const choicesById = (arrangement: Arrangement): Facts =>
  Object.fromEntries(choices(arrangement).map((text, place) => [`p${place}`, text]));

/** Of what is beside the answer so much comes to it: no choice is a list of everything. */
export const MAX_MORE = 3;

/** An id is no longer than this: of a longer word its end is kept, which names nothing. */
const MAX_ID = 8;

/** Takes ids as they come, in pieces of any size. What is no id says nothing. */
export function arranger(arrangement: Arrangement) {
  const { parts } = arrangement;
  const texts = choices(arrangement);
  const chosen = new Set<number>();
  let open = '';
  let added = 0;

  function named(word: string): string[] {
    const place = /^p\d{1,2}$/.test(word) ? Number(word.slice(1)) : texts.length;
    const isMore = place >= parts.length;
    if (place >= texts.length || chosen.has(place) || (isMore && added === MAX_MORE)) return [];
    if (isMore) added++;
    chosen.add(place);
    return [texts[place]!];
  }

  return {
    /** The paragraphs that the piece names, each once; an id at its end may go on. */
    said(piece: string): string[] {
      const words = (open + piece).split(/[^A-Za-z0-9]+/);
      open = words.pop()!.slice(-MAX_ID);
      return words.flatMap(named);
    },
    /** The parts that were not named, in the composer's order. */
    left: (): string[] => parts.filter((_, place) => !chosen.has(place)),
  };
}
