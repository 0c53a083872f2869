/** Names as they stand inside a sentence. */

/** “CNC programmer”, “X-ray technologist” and “English professor” keep their capital. */
const keepsCapital = /^(?:[A-Z]{2}|[A-Z]-|English\b)/;
/** Spoken with a vowel first: letters read out (“an HR manager”), or a vowel that is none like the “u” of “urologist”. */
const vowelFirst = /^(?:[AEFHILMNORSX](?=[A-Z-])|[aeioE]|u(?!ro|ni|s[ei]))/;

/** “registered nurse”, “installing equipment” */
export const inSentence = (name: string): string =>
  keepsCapital.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

/** “a power line worker”, “an associate's degree” */
export function withArticle(name: string): string {
  const word = inSentence(name);
  return `${vowelFirst.test(word) ? 'an' : 'a'} ${word}`;
}

/** Beside another name, one that holds an “or” or an “and” of its own is quoted. */
export const listed = (name: string): string => (/ or | and /.test(name) ? `“${inSentence(name)}”` : inSentence(name));

/** “a, b and c”; where a name holds a comma, an “or” or an “and” of its own, “a, and b” or “a; b; and c”. */
export function listing(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  if (!names.some((name) => / or | and |,/.test(name))) return `${names.slice(0, -1).join(', ')} and ${last}`;
  const mark = names.length === 2 ? ',' : ';';
  return `${names.slice(0, -1).join(`${mark} `)}${mark} and ${last}`;
}
