import { createHash } from 'node:crypto';
import { features, limitOf, plans } from '#shared/plans/catalogue.ts';

const limits = features.flatMap((feature) =>
  plans.map((plan) => [limitOf(feature, plan, 0), limitOf(feature, plan, 1)]),
);

/**
 * Changes with every change to the catalogue's limits. Accounts store their remaining units beside the counters, so
 * that one conditional write can decide; the fingerprint tells current remainders from outdated ones.
 */
export const limitsFingerprint = createHash('sha256').update(JSON.stringify(limits)).digest('base64url').slice(0, 6);
