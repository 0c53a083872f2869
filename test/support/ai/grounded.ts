import type { Figures, Sentence } from '#shared/analysis/sentence.ts';

/** Amounts, counts and percentages. */
const numbersIn = (text: string): string[] => text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];

function isGrounded({ text, rests_on }: Sentence, figures: Figures): boolean {
  if (rests_on.length === 0 || !rests_on.every((id) => figures.has(id))) return false;
  const theirs = new Set(rests_on.flatMap((id) => numbersIn(`${figures.get(id)!.label} ${figures.get(id)!.value}`)));
  return numbersIn(text).every((number) => theirs.has(number));
}

/** Keeps sentences that cite figures and contain no other number. */
export const grounded = (sentences: readonly Sentence[], figures: Figures): Sentence[] =>
  sentences.filter((sentence) => isGrounded(sentence, figures));
