/** A step of a move as a noun phrase: “a bachelor's degree”, “a paid apprenticeship”, “related work experience”. */
import { inSentence, withArticle } from '#shared/lib/in-sentence.ts';

/** Uncountable, or already with an article. */
const bare = /^(?:an? |related |supervised |training |skills |community )/i;

export function stepInSentence(name: string): string {
  const [, paid] = /^(.+), paid$/.exec(name) ?? [];
  const [, begun] = /^(.+), under way$/.exec(name) ?? [];
  if (begun) return `the ${inSentence(begun)} you have begun`;
  if (paid) return `a paid ${inSentence(paid)}`;
  return bare.test(name) ? inSentence(name) : withArticle(name);
}
