import * as z from 'zod/mini';
import { route } from '#shared/lib/route.ts';

/** The release the embedded table was made from; `2025-09` is the default version key (NET-11). */
export const defaultDataVersion = '2025-09';

/** An O*NET-SOC code such as 15-1252.00, or one of the ten known role ids such as software_engineer. */
export const roleId = z
  .string()
  .check(z.regex(/^(\d{2}-\d{4}\.\d{2}|[a-z][a-z_]{2,40})$/, 'must be an O*NET-SOC code or a known role id'));
export const city = z.string().check(z.regex(/^[\p{L}0-9 .,'’()-]{1,60}$/u, 'must be a place name'));

/** Where a figure comes from; shown beside it everywhere. */
export const source = z.object({
  publisher: z.string(),
  release: z.string(),
  /** ISO date or month of the figure */
  date: z.string(),
  kind: z.enum(['observed', 'modelled', 'snapshot', 'example']),
});

/** A figure with its source; `null` is "not available", never zero. */
export const figure = z.object({ value: z.nullable(z.number()), unit: z.string(), source });

export const occupationsRoutes = {
  getRoleVectors: route({
    method: 'GET',
    path: '/v1/roles/vectors',
    access: 'public',
    summary: 'All occupations with interest profile and median wage.',
    input: z.object({
      version: z._default(z.string().check(z.regex(/^\d{4}-\d{2}$/, 'must look like 2025-09')), defaultDataVersion),
    }),
    output: z.object({
      version: z.string(),
      release: z.string(),
      roles: z.array(
        z.object({
          id: z.string(),
          role_id: z.nullable(z.string()),
          title: z.string(),
          interests_vector: z.array(z.number()).check(z.length(6)),
          median_salary: z.nullable(z.number()),
        }),
      ),
    }),
    cacheSeconds: 86_400,
  }),
  getOpportunity: route({
    method: 'GET',
    path: '/v1/opportunity',
    access: 'user',
    summary: 'Growth, openings, AI exposure and telework of one occupation.',
    input: z.object({ roleId, city: z.optional(city) }),
    output: z.object({
      roleId: z.string(),
      code: z.string(),
      title: z.string(),
      place: z.string(),
      employment: figure,
      growth: figure,
      openings: figure,
      aiExposure: figure,
      telework: figure,
      /**
       * occupations that share these employment, growth and openings figures of a wider group; 1 if they are its own
       */
      figure_group: z.int(),
      opportunity_score: z.nullable(z.number()),
    }),
  }),
  getSalaries: route({
    method: 'GET',
    path: '/v1/salaries',
    access: 'user',
    summary: 'Annual wages of one occupation, national and, where the place names a US state, in that state.',
    input: z.object({ roleId, city: z.optional(city) }),
    output: z.object({
      roleId: z.string(),
      code: z.string(),
      title: z.string(),
      currency: z.literal('USD'),
      place: z.string(),
      p10: figure,
      p25: figure,
      p50: figure,
      p75: figure,
      p90: figure,
      /** occupations that share these wages of a wider group; 1 if they are its own */
      figure_group: z.int(),
      states: z.array(z.object({ state: z.string(), p50: figure, employment: figure })),
    }),
  }),
  rank: route({
    method: 'POST',
    path: '/rank',
    access: 'admin',
    summary: 'Rank all occupations for raw vectors: the developer’s probe of the engine.',
    input: z.object({
      riasec: z.array(z.number().check(z.minimum(-1000), z.maximum(1000))).check(z.length(6)),
      values: z.array(z.number().check(z.minimum(-1000), z.maximum(1000))).check(z.length(6)),
      styles: z.array(z.number().check(z.minimum(-1000), z.maximum(1000))).check(z.length(10)),
      constraints: z._default(
        z.object({
          minSalary: z.optional(z.number().check(z.minimum(0), z.maximum(10_000_000))),
          remote: z.optional(z.boolean()),
          country: z.optional(z.string().check(z.maxLength(60))),
          region: z.optional(z.string().check(z.maxLength(60))),
        }),
        {},
      ),
      topN: z._default(z.int().check(z.minimum(1), z.maximum(50)), 10),
    }),
    output: z.object({
      model_version: z.string(),
      data_version: z.string(),
      roles: z.array(z.object({ id: z.string(), title: z.string(), score: z.number() })),
    }),
  }),
};
