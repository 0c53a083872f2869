/** Whether a sentence that a language model made of facts still says one of them: rules, not judgement. */
import { type Facts, groundFault, numbersIn } from './grounds.ts';

/**
 * Why a sentence may not be shown; null where it may. Its figures stand together in one fact, so that none is told of
 * another's subject; without figures it rests on all of them.
 * @param subjects names of what the facts are about, one of which a fact with figures names
 */
export function wordedFault(sentence: string, facts: Facts, subjects: readonly string[] = []): string | null {
  const fault = groundFault(sentence, facts);
  if (fault !== null || numbersIn(sentence).length === 0) return fault;
  const named = subjects.filter((name) => mentions(sentence, name));
  const rests = Object.entries(facts).some(
    ([id, fact]) => groundFault(sentence, { [id]: fact }) === null && named.every((name) => mentions(fact, name)),
  );
  return rests ? null : 'joins figures of several facts';
}

const mentions = (text: string, name: string): boolean => text.toLowerCase().includes(name.toLowerCase());

/** Text that came so far, cut where its last whole sentence or line ends. */
export function wholeSentences(text: string): [whole: string, rest: string] {
  let end = 0;
  for (const match of text.matchAll(/[.!?…]["”’)]*(?=\s)\s+|\n+/g)) {
    const before = text.slice(0, match.index + 1);
    // "U.S. Bureau", "St. Louis": an end that is none
    if (/\b(\p{Lu}|St|Mr|Mrs|Dr|No|vs|approx)\.$/u.test(before)) continue;
    end = match.index + match[0].length;
  }
  return [text.slice(0, end), text.slice(end)];
}
