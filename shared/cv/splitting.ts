/** The form of a splitter, which parts a piece at the head of an entry into a title and an employer. */
import { type Part, pieceOf } from './parts.ts';
import type { TitleLexicon } from './titles.ts';

/** What a splitter knows of the piece before it. */
export interface Splitting {
  part: Part;
  lexicon: TitleLexicon;
  /** whether nothing else at the head of the entry can be the employer */
  isOnly: boolean;
  /** whether most other entries part a title from an employer at a comma */
  isParted: boolean;
}

/** Pieces of a part; null where a splitter has nothing to say. */
export type Splitter = (splitting: Splitting) => Part[] | null;

/** A piece named as the title, or as the employer, of its part. */
export const title = (part: Part, from: number, to: number): Part => pieceOf(part, from, to, 'a');
export const employer = (part: Part, from: number, to: number): Part => pieceOf(part, from, to, 'b');
