/** Long alternatives of a pattern as lists of words that have a name. */

/** Any of the words of a list, as a part of a pattern. */
export const oneOf = (list: string): string => `(?:${list.split(', ').join('|')})`;

/** A pattern with such parts in it. */
export const pattern = (strings: TemplateStringsArray, ...parts: string[]): RegExp =>
  new RegExp(String.raw(strings, ...parts));

/** The first of a table with a pattern that is in the text. */
export const firstOfTable = <Id>(table: readonly [Id, readonly RegExp[]][], plain: string): Id | null =>
  table.find(([, patterns]) => patterns.some((each) => each.test(plain)))?.[0] ?? null;
