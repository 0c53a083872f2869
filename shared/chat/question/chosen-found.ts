/** Selects among found occupations: those compared, those of the same name, the largest, the best paid. */
import { nameOf } from '#shared/occupations/names.ts';
import { type Found, findOccupations } from './find-occupations.ts';
import { type OccupationIndex, TITLE_OF_SOME, TRADE } from './occupation-index.ts';
import type { Tool } from './tools.ts';
import { tokensOf } from './words.ts';

export const MAX_LISTED = 6;
/** The minimum score of another, as a share of the best. */
const FITTING = 0.6;

export const isNamed = ({ words }: Found): boolean => words > 0;
export const indexesOf = (found: readonly Found[], limit: number): number[] =>
  [...new Set(found.map(({ index }) => index))].slice(0, limit);

export const bestPaid = ({ facts }: OccupationIndex, found: readonly Found[]): Found[] =>
  found.toSorted((one, other) => (facts.wageP50[other.index] || 0) - (facts.wageP50[one.index] || 0));

/** Those that fit hardly worse than the best; the rest mostly match words in another sense. */
export const fittingOf = (found: readonly Found[]): Found[] =>
  found.filter(({ score }) => score >= FITTING * found[0]!.score);

/** The best, and the others known by the same name. */
export const sameNamed = ([best, ...others]: readonly Found[]): Found[] =>
  best && isNamed(best)
    ? [best, ...others.filter(({ run, weight }) => run === best.run && weight >= Math.min(TRADE, best.weight))]
    : [];

/** Users of a tool: those that also match the question, then those that most people work in. */
export function usersOf({ facts }: OccupationIndex, { occupations }: Tool, found: readonly Found[]): number[] {
  const described = found.map(({ index }) => index).filter((at) => occupations.includes(at));
  const largest = occupations
    .filter((at) => facts.codes[at]!.endsWith('.00'))
    .sort((a, b) => (facts.employment[b] || 0) - (facts.employment[a] || 0));
  return [...new Set([...described, ...largest])].slice(0, MAX_LISTED);
}

/** "Tattoo artist" for fine artists: a title that the occupation's own name does not contain; else null. */
export function titleOfSome(
  { facts }: OccupationIndex,
  { index: at, run, words, weight }: Found,
  plain: string,
): string | null {
  if (run === null || words < 2 || weight > TITLE_OF_SOME || !plain.includes(run)) return null;
  const [first = ''] = run.split(' ');
  const name = tokensOf(nameOf(facts.codes[at]!, facts.titles[at]!));
  return name.some((token) => token.startsWith(first) || first.startsWith(token)) ? null : run;
}

/** Of all occupations with these words in their names, those that most people work in: "engineer", "driver". */
export function largestCalled({ facts }: OccupationIndex, run: string): number[] {
  const words = run.split(' ');
  return (
    facts.codes
      .map((code, at) => ({
        code,
        at,
        name: tokensOf(nameOf(code, facts.titles[at]!)),
        people: facts.employment[at] || 0,
      }))
      // the others share the figures of the occupation they are part of
      .filter(({ code, name }) => code.endsWith('.00') && words.every((word) => name.includes(word)))
      .sort((a, b) => b.people - a.people)
      .slice(0, MAX_LISTED)
      .map(({ at }) => at)
  );
}

/** "Manager", "supervisor": the last word of many names; those that most people work in. */
export const largestOfHead = (index: OccupationIndex, head: string): number[] =>
  largestCalled(index, head).filter(
    (at) => tokensOf(nameOf(index.facts.codes[at]!, index.facts.titles[at]!)).at(-1) === head,
  );

/** Occupations named side by side, in order; null if fewer than two. */
export function comparedIn(index: OccupationIndex, text: string): Found[] | null {
  const sides = text.split(
    /,|\b(?:vs\.?|versus|or|than|and|between|(?:the )?same as|compared (?:to|with))\b|(?<=\bfrom\b.*)\b(?:in)?to\b/i,
  );
  const named = sides.flatMap((side) => findOccupations(index, side, 1).filter(isNamed));
  const apart = named.filter((each, at) => named.findIndex((other) => other.index === each.index) === at);
  return apart.length > 1 ? apart : null;
}
