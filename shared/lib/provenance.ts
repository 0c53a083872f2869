import * as z from 'zod/mini';

/**
 * `observed`: counted or measured. `modelled`: the result of a model or projection. `estimate`: our own, by a stated
 * rule. `snapshot`: observed, from the copy shipped with the product. `benchmark`: a fixed figure for comparison.
 * `example`: made up for illustration.
 */
const provenanceKinds = ['observed', 'modelled', 'estimate', 'snapshot', 'benchmark', 'example'] as const;

/** Where a figure comes from; shown beside it everywhere. */
export const provenance = z.object({
  kind: z.enum(provenanceKinds),
  /** publisher and publication: "BLS, Job Openings and Labor Turnover Survey" */
  source: z.string(),
  /** ISO day or month the figure speaks of */
  date: z.string().check(z.regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'must be an ISO day, month or year')),
  /** what is needed to read it: its formula, its unit */
  note: z.optional(z.string()),
});

export type Provenance = z.output<typeof provenance>;
