/** Helps to write long alternatives in patterns as named lists of words. */

/** A part of a pattern that matches any word of a comma-separated list. */
export const oneOf = (list: string): string => `(?:${list.split(', ').join('|')})`;

/** A pattern that contains such parts. */
export const pattern = (strings: TemplateStringsArray, ...parts: string[]): RegExp =>
  new RegExp(String.raw(strings, ...parts));

/** The first entry of a table with a pattern that matches the text. */
export const firstOfTable = <Id>(table: readonly [Id, readonly RegExp[]][], plain: string): Id | null =>
  table.find(([, patterns]) => patterns.some((each) => each.test(plain)))?.[0] ?? null;
