/** The tab that a key selects from tab `at` of `count`; undefined for other keys. */
export const tabAfter = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowRight: (at + 1) % count, ArrowLeft: (at - 1 + count) % count, Home: 0, End: count - 1 })[key];
