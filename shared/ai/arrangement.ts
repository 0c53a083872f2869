/**
 * What a model may do with a composed answer: choose which parts come first and add further parts the composer offers.
 * It writes and removes nothing, so the text is always the composer's.
 */
import type { Facts } from './facts.ts';

/** Paragraphs. */
export interface Arrangement {
  /** always first, because the parts depend on them */
  before: readonly string[];
  /** self-contained paragraphs, which the model may reorder */
  parts: readonly string[];
  /** further paragraphs the composer would not show by itself */
  more: readonly string[];
  after: readonly string[];
}

export const unmoved = (paragraphs: readonly string[]): Arrangement => ({
  before: paragraphs,
  parts: [],
  more: [],
  after: [],
});

/** Whether there is anything for a model to decide. */
export const isMovable = ({ parts, more }: Arrangement): boolean => parts.length + more.length > 1;

const choices = ({ parts, more }: Arrangement): string[] => [...parts, ...more];

/** What a model is shown, by short ids. */
export const choicesById = (arrangement: Arrangement): Facts =>
  Object.fromEntries(choices(arrangement).map((text, place) => [`p${place}`, text]));

/** Most paragraphs added from `more`, so that no answer becomes a list of everything. */
export const MAX_MORE = 3;

/** Ids are no longer than this. Of a longer word only the end is kept, which matches no id. */
const MAX_ID = 8;

/** Reads ids from chunks of any size and ignores everything else. */
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
    /** The paragraphs named by the chunk, each once; an id at its end may continue in the next. */
    said(piece: string): string[] {
      const words = (open + piece).split(/[^A-Za-z0-9]+/);
      open = words.pop()!.slice(-MAX_ID);
      return words.flatMap(named);
    },
    /** The parts not named, in the composer's order. */
    left: (): string[] => parts.filter((_, place) => !chosen.has(place)),
  };
}
