/** Which of what is asked no publisher of ours has, and the question without it. */
import type { Aspect } from './aspects.ts';
import { type Unpublished, unpublished } from './unpublished.data.ts';

export type UnpublishedId = keyof typeof unpublished;
export const unpublishedOf = (id: UnpublishedId): Unpublished => unpublished[id];

const all = Object.entries(unpublished) as [UnpublishedId, Unpublished][];

/**
 * @param plain a question, see words.ts
 * @param beside the same without the names in it. Men and women are part of a name as well: "what percent of nurses are women"
 */
export const unpublishedIn = (plain: string, beside = plain): UnpublishedId[] =>
  all.flatMap(([id, { words, beside: more }]) => (words.test(more ? plain : beside) ? [id] : []));

/** Occupations are wished for by it, as far as by nothing that is known. */
export const wishesIn = (plain: string): UnpublishedId[] =>
  unpublishedIn(plain).filter((id) => unpublishedOf(id).isWish);

/** The words for it ask for nothing else: "entry level" is no way in. */
export const withoutUnpublished = (beside: string, ids: readonly UnpublishedId[]): string =>
  ids.reduce((rest, id) => {
    const { words, beside: more } = unpublishedOf(id);
    if (more) return rest.replace(more, ' ');
    // of words on both sides those that are behind are its own
    return rest.replace(new RegExp(words, 'g'), (whole, behind: unknown) =>
      typeof behind === 'string' ? whole.slice(0, whole.length - behind.length) : ' ',
    );
  }, beside);

export const nearTo = (ids: readonly UnpublishedId[]): Aspect[] => [
  ...new Set(ids.flatMap((id) => unpublishedOf(id).near)),
];
