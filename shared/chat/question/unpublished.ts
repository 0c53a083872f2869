/** Detects what a question asks that none of our publishers has, and removes it from the question. */
import type { Aspect } from './aspects.ts';
import { type Unpublished, unpublished } from './unpublished.data.ts';

export type UnpublishedId = keyof typeof unpublished;
export const unpublishedOf = (id: UnpublishedId): Unpublished => unpublished[id];

const all = Object.entries(unpublished) as [UnpublishedId, Unpublished][];

/**
 * @param plain a question, see words.ts
 * @param beside the same without names, for words that may be part of one: "what percent of nurses are women"
 */
export const unpublishedIn = (plain: string, beside = plain): UnpublishedId[] =>
  all.flatMap(([id, { words, beside: more }]) => (words.test(more ? plain : beside) ? [id] : []));

/** The unpublished properties that occupations are wished for by. */
export const wishesIn = (plain: string): UnpublishedId[] =>
  unpublishedIn(plain).filter((id) => unpublishedOf(id).isWish);

/** Removes its words, so that they ask for nothing else: "entry level" is not about the way in. */
export const withoutUnpublished = (beside: string, ids: readonly UnpublishedId[]): string =>
  ids.reduce((rest, id) => {
    const { words, beside: more } = unpublishedOf(id);
    if (more) return rest.replace(more, ' ');
    // a pattern that captures what follows the name keeps the text before it
    return rest.replace(new RegExp(words, 'g'), (whole, behind: unknown) =>
      typeof behind === 'string' ? whole.slice(0, whole.length - behind.length) : ' ',
    );
  }, beside);

export const nearTo = (ids: readonly UnpublishedId[]): Aspect[] => [
  ...new Set(ids.flatMap((id) => unpublishedOf(id).near)),
];
