/** Which of `count` tabs a key selects from the tab at `at`; undefined for a key that selects none. */
export const tabAfter = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowRight: (at + 1) % count, ArrowLeft: (at - 1 + count) % count, Home: 0, End: count - 1 })[key];
