/** The signature of a splitter, which splits a piece at the head of an entry into title and employer. */
import { type Part, pieceOf } from './parts.ts';
import type { TitleLexicon } from './titles.ts';

/** What a splitter knows about the piece before it. */
export interface Splitting {
  part: Part;
  lexicon: TitleLexicon;
  /** whether nothing else at the head of the entry can be the employer */
  isOnly: boolean;
  /** whether most other entries separate title and employer by a comma */
  isParted: boolean;
}

/** Pieces of a part; null if a splitter does not apply. */
export type Splitter = (splitting: Splitting) => Part[] | null;

/** A piece marked as the title, or as the employer, of its part. */
export const title = (part: Part, from: number, to: number): Part => pieceOf(part, from, to, 'a');
export const employer = (part: Part, from: number, to: number): Part => pieceOf(part, from, to, 'b');
