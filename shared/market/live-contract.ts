import * as z from 'zod/mini';
import { provenance } from '#shared/lib/provenance.ts';
import { route } from '#shared/lib/route.ts';
import { automationRisks } from '#shared/occupations/automation-risk.ts';
import { city, roleId } from '#shared/occupations/contract.ts';

/** A figure that nobody publishes is null, never zero. */
const figure = z.nullable(z.number());
/** Room for the ten known role ids; clients never ask for more at once. */
const MAX_ROLES = 10;

const liveRole = z.object({
  roleId: z.string(),
  code: z.string(),
  title: z.string(),
  /** US dollars a year */
  salary: z.object({ median: figure, currency: z.literal('USD'), place: z.string(), provenance }),
  automationRisk: z.object({ level: z.nullable(z.enum(automationRisks)), meaning: z.nullable(z.string()), provenance }),
  demand: z.object({
    /** percent over ten years */
    growth: figure,
    place: z.string(),
    provenance,
    /** percent, all job postings of the place */
    postings: z.object({ change: figure, place: z.string(), provenance }),
  }),
});
export type LiveRole = z.output<typeof liveRole>;

export const liveRoutes = {
  liveMarketData: route({
    method: 'POST',
    path: '/live-market-data',
    access: 'user',
    summary: 'Pay, automation risk and demand of roles, with the place, currency, date and source of each figure.',
    input: z.object({
      roles: z.array(roleId).check(z.minLength(1), z.maxLength(MAX_ROLES)),
      location: z.object({ country: z.literal('US'), city }),
      /** each figure covers its publisher's own period, which its note states */
      windowDays: z.int().check(z.minimum(1), z.maximum(90)),
    }),
    output: z.object({
      data: z.array(liveRole),
      /** `publishers`: from a version fetched from them; `snapshot`: from the copy shipped with the product */
      origin: z.enum(['publishers', 'snapshot']),
      /** when that version was published */
      published: z.iso.datetime(),
    }),
  }),
};
export type LiveMarket = z.output<typeof liveRoutes.liveMarketData.output>;
