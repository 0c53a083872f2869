import { startsWithActionVerb } from '../action-verb.ts';
import type { Fact } from '../facts.ts';
import { faultOf } from '../guard.ts';
import { withEnd } from '../statements.ts';

/** A statement as a letter sentence: a bullet that begins with an action becomes a first-person sentence. */
export function toLetterSentence(fact: Pick<Fact, 'entry' | 'text'>): string {
  const { text } = fact;
  const ended = withEnd(text);
  const spoken =
    /^\p{Lu}/u.test(text) && startsWithActionVerb(text) ? `I ${ended[0]!.toLowerCase()}${ended.slice(1)}` : ended;
  const id = 'said';
  return faultOf({ text: spoken, rests_on: [id] }, new Map([[id, { ...fact, id }]])) === null ? spoken : text;
}
