import * as z from 'zod/mini';
import { boundedText } from '#shared/lib/bounded.ts';

/** More lines than anybody says of one job, few enough to be written one by one. */
export const MAX_STATEMENTS = 400;

/** Capitals tell a sentence's start from what follows an abbreviation. */
const capital = String.raw`(?<=\p{L}{3,}[.!?…]|[\)\]%"”][.!?])\s+(?=\p{Lu})`;
/** Scripts without capitals: the word before a period has to be longer than an abbreviation. */
const caseless = String.raw`(?<=[\p{Lo}\p{M}]{3}[.!?…]["”\)\]]?)\s+(?=\p{Lo})`;
/** Marks that only end sentences, such as "。", "।" and "؟": no space has to follow, a closing bracket may. */
const ownMark = String.raw`(?<=[\p{STerm}--[.!?․﹒．]][\p{Pe}\p{Pf}"]{0,3})\s*(?![\s\p{STerm}\p{Pe}\p{Pf}"])`;
const sentenceEnd = new RegExp([capital, caseless, ownMark].join('|'), 'v');

/** Splits text into bullets, lines and sentences. Abbreviations and figures do not end a sentence. */
export function statementsOf(text: string): string[] {
  return text
    .split(/\r?\n|[•▪◦‣●■]/u)
    .flatMap((line) => line.replace(/^\s*(?:[-–—*·]|\d{1,2}[.)])\s+/u, '').split(sentenceEnd))
    .map((statement) => statement.replace(/\s+/gu, ' ').trim())
    .filter((statement) => /[\p{L}\p{N}]/u.test(statement));
}

const isEnded = /[\p{STerm}…][\p{Pe}\p{Pf}"]?$/u;
/** The statement as a sentence. */
export const withEnd = (text: string): string => (isEnded.test(text) ? text : `${text.replace(/[;,]$/u, '')}.`);

/** Text that is written statement by statement. */
export const statedText = (most: number) =>
  boundedText(most).check(
    z.refine(
      (text) => statementsOf(text).length <= MAX_STATEMENTS,
      `must have ${MAX_STATEMENTS} lines or sentences at most`,
    ),
  );
