import * as z from 'zod/mini';

/**
 * `observed`: counted or measured by somebody. `modelled`: worked out by a model or a projection. `estimate`: ours, by a
 * rule that is said. `snapshot`: observed, and as it stood in the copy that the product brings along. `benchmark`: a
 * fixed figure to compare with. `example`: made up to show.
 */
const provenanceKinds = ['observed', 'modelled', 'estimate', 'snapshot', 'benchmark', 'example'] as const;

/** Where a figure comes from: shown beside it, everywhere. */
export const provenance = z.object({
  kind: z.enum(provenanceKinds),
  /** publisher and publication: "BLS, Job Openings and Labor Turnover Survey" */
  source: z.string(),
  /** ISO day or month the figure speaks of */
  date: z.string().check(z.regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'must be an ISO day, month or year')),
  /** what has to be known to read it: its formula, its unit */
  note: z.optional(z.string()),
});

export type Provenance = z.output<typeof provenance>;
