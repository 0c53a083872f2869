import * as z from 'zod/mini';
import { provenance } from '#shared/lib/provenance.ts';
import { roleId } from '#shared/occupations/contract.ts';
import { knownRoles } from '#shared/occupations/facts.ts';
import { meteredRoute } from '#shared/plans/metered-route.ts';

/** A formatted amount and its currency; null is "not available", never zero. */
const money = z.nullable(z.string());
const range = { minUSD: money, medianUSD: money, maxUSD: money };

/** Yearly pay in one country. A tenth earn less than `min`, and a tenth more than `max`. */
const comparison = z.object({
  country: z.string(),
  /** ISO 3166-1 alpha-2 */
  code: z.string(),
  currency: z.string(),
  formatted: z.object({ min: money, median: money, max: money, ...range }),
  /** the same in whole US dollars, for charts */
  usd: z.nullable(z.object({ min: z.nullable(z.number()), median: z.number(), max: z.nullable(z.number()) })),
  /** what the median buys, at US prices */
  purchasing_power: money,
  /** the publisher's own figure: the earnings of a whole group of occupations */
  group: z.nullable(z.object({ name: z.string(), measure: z.enum(['mean', 'median']), formatted: z.string() })),
  year: z.int(),
  provenance,
});
export type Comparison = z.infer<typeof comparison>;

const place = z.object({
  /** postal code */
  state: z.string(),
  name: z.string(),
  medianUSD: z.nullable(z.number()),
  formatted: z.object({ median: money }),
  employment: z.nullable(z.number()),
});

const extreme = z.nullable(z.object({ country: z.string(), formatted: z.object({ medianUSD: z.string() }) }));

export const salariesRoutes = {
  salaryComparison: meteredRoute({
    method: 'POST',
    path: '/salary-comparison',
    summary:
      'Pay of an occupation by country and, within the United States, by state. Counts as one salary search per role and day.',
    quota: {
      feature: 'salary_searches',
      unit: (_, { code, title }) => ({ key: code, title: `Salaries: ${title}` }),
      // two role ids of one occupation count as the same comparison
      window: { hours: 24, key: ({ roleId: id }) => (Object.hasOwn(knownRoles, id) ? knownRoles[id]! : id) },
    },
    input: z.object({ roleId }),
    output: z.object({
      roleId: z.string(),
      code: z.string(),
      title: z.string(),
      comparisons: z.array(comparison),
      insights: z.object({
        highestPaying: extreme,
        lowestPaying: extreme,
        /** the mean of the medians, in whole US dollars */
        averageMedian: z.nullable(z.number()),
      }),
      /** the rule by which other countries' figures are estimated */
      rule: z.string(),
      /** how many occupations share these US figures of a wider group */
      figure_group: z.int(),
      states: z.array(place),
      states_provenance: provenance,
    }),
  }),
};
