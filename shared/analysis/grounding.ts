import { numbersIn } from '#shared/ai/grounds.ts';
import type { WrittenAnalysis } from './contract.ts';
import type { Figure, Sentence } from './sentence.ts';

/** Figures by their ids. */
export type Figures = ReadonlyMap<string, Figure>;

/** Why a sentence may not be delivered; null where it rests on figures and every number in it is one of theirs. */
export function groundingFault({ text, rests_on }: Sentence, figures: Figures): string | null {
  if (rests_on.length === 0) return 'rests on no figure';
  const unknown = rests_on.find((id) => !figures.has(id));
  if (unknown !== undefined) return `rests on ${unknown}, which the result does not have`;
  const theirs = new Set(rests_on.flatMap((id) => numbersIn(`${figures.get(id)!.label} ${figures.get(id)!.value}`)));
  const foreign = numbersIn(text).find((number) => !theirs.has(number));
  return foreign === undefined ? null : `says ${foreign}, which none of its figures does`;
}

/** What may be delivered of some sentences. */
export const grounded = (sentences: readonly Sentence[], figures: Figures): Sentence[] =>
  sentences.filter((sentence) => groundingFault(sentence, figures) === null);

/** Why words are too few to be delivered once those without ground are left out; null where enough stays. */
export const thinFault = (
  { summary, strengths, immediate_steps }: Pick<WrittenAnalysis, 'summary' | 'strengths' | 'immediate_steps'>,
  figures: Figures,
): string | null =>
  [summary, strengths, immediate_steps].every((sentences) => grounded(sentences, figures).length > 0)
    ? null
    : 'leaves summary, strengths or immediate_steps without a sentence whose numbers are those of the facts it rests on';
