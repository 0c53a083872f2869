/**
 * What a model is asked for of an analysis: which of its composed sentences matter most. It words nothing, so that nothing
 * is said that no figure says, and leaves nothing out. Sentences that a model words were held against their figures once;
 * "You led a large team" names no figure and no name, and went through.
 */
import * as z from 'zod/mini';
import type { Facts } from './facts.ts';

/** Ids of sentences, the one that matters most first. */
export const ranking = z.object({ first: z.array(z.string()).check(z.maxLength(100)) });
export type Ranking = z.infer<typeof ranking>;

export const nothingRanked = (): Ranking => ({ first: [] });

type Lists<Name extends string, Sentence> = Readonly<Record<Name, readonly Sentence[]>>;

const idOf = (list: string, place: number): string => `${list}.${place}`;

/** The sentences that a model ranks, by ids that name their list and place. */
export const rankable = (lists: Lists<string, { text: string }>): Facts =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([list, sentences]) => sentences.map(({ text }, place) => [idOf(list, place), text])),
  );

/** The same lists, each with what was ranked first and the rest as it stood. */
export function ranked<Name extends string, Sentence>(
  lists: Lists<Name, Sentence>,
  { first }: Ranking,
): Record<Name, Sentence[]> {
  const rankOf = (id: string) => (first.includes(id) ? first.indexOf(id) : first.length);
  const inOrder = Object.entries<readonly Sentence[]>(lists).map(([list, sentences]) => [
    list,
    sentences
      .map((sentence, place) => ({ sentence, rank: rankOf(idOf(list, place)) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ sentence }) => sentence),
  ]);
  return Object.fromEntries(inOrder) as Record<Name, Sentence[]>;
}
