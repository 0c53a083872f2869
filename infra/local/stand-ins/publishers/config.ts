/** The publishers' data to serve: the product's real figures and their dates. */
export interface Publications {
  /** A country's index of job postings: one value a day from `from` on. */
  postings: { from: string; total: readonly number[]; fresh: readonly number[] };
  /** Means of the seven days until `until` and of those a year before, by upper-case state code. */
  states: { until: string; means: Readonly<Record<string, { latest: number; yearBefore: number | null }>> };
  /** One value a month from `from` on, by the id of the series; null for a month without one. */
  labor: Readonly<Record<string, { from: string; values: readonly (number | null)[] }>>;
}
