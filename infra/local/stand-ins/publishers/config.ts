/** The publishers' data to serve: real figures for the days and months there are. */
export interface Publications {
  /** The index of job postings of a country: one value a day from `from` on. */
  postings: { from: string; total: readonly number[]; fresh: readonly number[] };
  /** Means of the seven days until `until` and of those a year before, by upper-case code of the state. */
  states: { until: string; means: Readonly<Record<string, { latest: number; yearBefore: number | null }>> };
  /** One value a month from `from` on, by the id of the series; null for a month without one. */
  labor: Readonly<Record<string, { from: string; values: readonly (number | null)[] }>>;
}
