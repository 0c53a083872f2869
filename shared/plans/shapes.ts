/** Schemas shared by the contracts of several domains, separate so that one domain does not load another's routes. */
import * as z from 'zod/mini';
import { id } from '#shared/lib/ids.ts';
import { countedFeatures } from './catalogue.ts';
import { denials } from './ledger.ts';

/** A body may name its user, but only the caller: `serve` refuses anybody else with 403 (D-30). */
export const claimedUser = z.string().check(z.maxLength(128));

/** Features with a counter. */
export const countedFeature = z.enum(countedFeatures);
export const planLabel = z.enum(['Free', 'Pro', 'Max']);

/** The answer of every usage check (GAT-06). A denial is not an HTTP error (reliability C3). */
export const gateAnswer = z.object({
  allowed: z.boolean(),
  /** Why it is denied; null when it is allowed. */
  reason: z.nullable(z.enum(denials)),
  current_usage: z.int(),
  limit: z.int(),
  plan: planLabel,
  /** The reservation that holds a unit until it is committed, released or expires. Absent when nothing is counted. */
  reservation_id: z.optional(id),
});
