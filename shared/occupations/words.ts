/** How the search compares words: pure string rules, no data. */

/** Words that do not distinguish names. */
export const idle = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'or', 'the', 'to', 'with']);

const withoutAccents = (text: string): string =>
  /[^ -~]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text;

/** The significant words, lower-cased and without accents; symbols that belong to a name (C#, C++) stay. */
export const wordsOf = (text: string): string[] =>
  withoutAccents(text)
    .toLowerCase()
    .split(/[^a-z0-9+#]+/)
    .filter((word) => word !== '' && !idle.has(word));

/** Strips English plurals from titles: engineers, analyses, secretaries, coaches. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(ch|sh|x|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/**
 * How well a typed word (in the singular) matches a word of a name.
 * @returns 1 the same, 0.85 its beginning, 0.7 one letter off, 0.6 one letter off its beginning, 0.5 another ending of
 * the same stem, 0 no match
 */
export function wordMatch(typed: string, word: string): number {
  const whole = singular(word);
  if (typed === whole || typed === word) return 1;
  if (word.startsWith(typed)) return 0.85;
  if (typed.length < 4) return 0;
  if (oneEditApart(typed, whole)) return 0.7;
  if (typed[0] !== word[0]) return 0;
  const beginnings = [typed.length - 1, typed.length, typed.length + 1].map((length) => word.slice(0, length));
  if (beginnings.some((start) => oneEditApart(typed, start))) return 0.6;
  return sameStem(typed, word) ? 0.5 : 0;
}

/** bookkeeper and bookkeeping, manager and management: at least six equal letters, then endings of at most four. */
function sameStem(a: string, b: string): boolean {
  let alike = 0;
  while (alike < a.length && a[alike] === b[alike]) alike++;
  return alike >= 6 && Math.max(a.length, b.length) - alike <= 4;
}

/** Whether one inserted, missing, wrong or swapped letter turns a into b. */
export function oneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return a === b;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (a.length > b.length) return restA.slice(1) === restB;
  if (a.length < b.length) return restA === restB.slice(1);
  const swapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return restA.slice(1) === restB.slice(1) || swapped;
}
