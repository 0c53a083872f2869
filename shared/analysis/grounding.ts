import { numbersIn } from '#shared/ai/grounds.ts';
import type { WrittenAnalysis } from './contract.ts';
import type { Figure, Sentence } from './sentence.ts';

/** Figures by their ids. */
export type Figures = ReadonlyMap<string, Figure>;

function isGrounded({ text, rests_on }: Sentence, figures: Figures): boolean {
  if (rests_on.length === 0 || !rests_on.every((id) => figures.has(id))) return false;
  const theirs = new Set(rests_on.flatMap((id) => numbersIn(`${figures.get(id)!.label} ${figures.get(id)!.value}`)));
  return numbersIn(text).every((number) => theirs.has(number));
}

/** What may be delivered of some sentences: those that rest on figures and say no number but theirs. */
export const grounded = (sentences: readonly Sentence[], figures: Figures): Sentence[] =>
  sentences.filter((sentence) => isGrounded(sentence, figures));

/** Why words are too few to be delivered once those without ground are left out; null where enough stays. */
export const thinFault = (
  { summary, strengths, immediate_steps }: Pick<WrittenAnalysis, 'summary' | 'strengths' | 'immediate_steps'>,
  figures: Figures,
): string | null =>
  [summary, strengths, immediate_steps].every((sentences) => grounded(sentences, figures).length > 0)
    ? null
    : 'leaves summary, strengths or immediate_steps without a sentence whose numbers are those of the facts it rests on';
