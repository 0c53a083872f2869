/**
 * A model only ranks an analysis's composed sentences by importance. It writes and removes nothing, so every statement
 * has a figure behind it. Checking a model's own sentences against figures was tried and failed: "You led a large team"
 * contains neither a figure nor a name, and passed.
 */
import * as z from 'zod/mini';
import type { Facts } from './facts.ts';

/** Ids of sentences, most important first. */
export const ranking = z.object({ first: z.array(z.string()).check(z.maxLength(100)) });
export type Ranking = z.infer<typeof ranking>;

export const nothingRanked = (): Ranking => ({ first: [] });

type Lists<Name extends string, Sentence> = Readonly<Record<Name, readonly Sentence[]>>;

const idOf = (list: string, place: number): string => `${list}.${place}`;

/** The sentences a model ranks, by ids made of their list and position. */
export const rankable = (lists: Lists<string, { text: string }>): Facts =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([list, sentences]) => sentences.map(({ text }, place) => [idOf(list, place), text])),
  );

/** The same lists, ranked sentences first and the others in their original order. */
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
