/** The edit distance: letters to add, remove or change to turn one word into the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [column, other] of [...to].entries())
      next.push(Math.min(next[column]! + 1, row[column + 1]! + 1, row[column]! + (letter === other ? 0 : 1)));
    row = next;
  }
  return row[to.length]!;
}

/** @returns the one of `words` that `word` probably means; undefined when none is close enough to be a typo */
export function nearest(word: string, words: string[]): string | undefined {
  const steps = (other: string) => distance(word.toLowerCase(), other.toLowerCase());
  const [closest] = words.toSorted((one, other) => steps(one) - steps(other));
  return closest && steps(closest) <= word.length / 2 ? closest : undefined;
}
