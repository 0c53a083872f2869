/** What a pattern finds in a text, each once: its first group, or all of it when it has none. */
export const matches = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([whole, group]) => group ?? whole)),
];
