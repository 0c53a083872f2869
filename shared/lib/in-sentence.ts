/** Formats names for use inside a sentence. */

/** “CNC programmer”, “X-ray technologist” and “English professor” keep their capital letters. */
const keepsCapital = /^(?:[A-Z]{2}|[A-Z]-|English\b)/;
/** Pronounced with a vowel first: letters read out (“an HR manager”), but not the “u” of “urologist”. */
const vowelFirst = /^(?:[AEFHILMNORSX](?=[A-Z-])|[aeioE]|u(?!ro|ni|s[ei]))/;

/** “registered nurse”, “installing equipment” */
export const inSentence = (name: string): string =>
  keepsCapital.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

/** “a power line worker”, “an associate's degree” */
export function withArticle(name: string): string {
  const word = inSentence(name);
  return `${vowelFirst.test(word) ? 'an' : 'a'} ${word}`;
}

/** A name that contains “or” or “and” is quoted when listed with others. */
export const listed = (name: string): string => (/ or | and /.test(name) ? `“${inSentence(name)}”` : inSentence(name));

/** “a, b and c”; if a name contains a comma, “or” or “and”: “a, and b” or “a; b; and c”. */
export function listing(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  if (!names.some((name) => / or | and |,/.test(name))) return `${names.slice(0, -1).join(', ')} and ${last}`;
  const mark = names.length === 2 ? ',' : ';';
  return `${names.slice(0, -1).join(`${mark} `)}${mark} and ${last}`;
}
