/** Names of occupations inside a sentence. */

/** “CNC programmer”, “X-ray technologist” and “English professor” keep their capital. */
const keepsCapital = /^(?:[A-Z]{2}|[A-Z]-|English\b)/;
/** Spoken with a vowel first: letters read out (“an HR manager”), or a vowel that is none like the “u” of “urologist”. */
const vowelFirst = /^(?:[AEFHILMNORSX](?=[A-Z-])|[aeioE]|u(?!ro|ni|s[ei]))/;

/** Somebody who does it: “a power line worker”. */
export function worker(title: string): string {
  const name = keepsCapital.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
  return `${vowelFirst.test(name) ? 'an' : 'a'} ${name}`;
}

/** In a list of two, a name that holds an “or” or an “and” of its own is quoted. */
export const listed = (title: string): string => (/ or | and /.test(title) ? `“${title}”` : title);
