/** What the contracts of several domains say in the same form. Apart, so that one domain does not load another's routes. */
import * as z from 'zod/mini';
import { id } from '#shared/lib/ids.ts';
import { countedFeatures } from './catalogue.ts';
import { denials } from './ledger.ts';

/** A body may name its user, but only the caller: anything else is refused with 403 by `serve` (D-30). */
export const claimedUser = z.string().check(z.maxLength(128));

/** Features with a counter. */
export const countedFeature = z.enum(countedFeatures);
export const planLabel = z.enum(['Free', 'Pro', 'Max']);

/** The answer of every use check (GAT-06). A denial is not an HTTP error (reliability C3). */
export const gateAnswer = z.object({
  allowed: z.boolean(),
  reason: z.optional(z.enum(denials)),
  current_usage: z.int(),
  limit: z.int(),
  plan: planLabel,
  /** What a unit is held under until it is committed, released or expires. Absent where nothing is counted. */
  reservation_id: z.optional(id),
});
