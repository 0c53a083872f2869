/** Misspelled states: "in flordia", "texass". */
import { states } from '#shared/occupations/places.ts';
import { oneEditApart } from '#shared/occupations/words.ts';

const names = states.map(({ name }) => name).filter((name) => !name.includes(' '));
/** Shorter words are too easily similar to a name. */
const MIN_LETTERS = 5;
const MAX_WORDS = 4;

/** Only in short messages: in longer ones such a word is more likely meant as written. */
export function withStatesSpelt(message: string): string {
  if (message.trim().split(/\s+/).length > MAX_WORDS) return message;
  return message.replace(/[a-z]+/gi, (word) => {
    if (word.length < MIN_LETTERS) return word;
    const typed = word.toLowerCase();
    return names.find((name) => isNear(typed, name.toLowerCase())) ?? word;
  });
}

/** One letter changed, added or missing, or two neighboring ones swapped. */
const isNear = (typed: string, name: string): boolean =>
  typed === name || oneEditApart(typed, name) || isExchanged(typed, name);

function isExchanged(typed: string, name: string): boolean {
  if (typed.length !== name.length) return false;
  const at = [...typed].findIndex((letter, index) => letter !== name[index]);
  return (
    at >= 0 && typed[at] === name[at + 1] && typed[at + 1] === name[at] && typed.slice(at + 2) === name.slice(at + 2)
  );
}
