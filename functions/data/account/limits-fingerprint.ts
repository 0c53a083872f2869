import { createHash } from 'node:crypto';
import { features, limitOf, plans } from '#shared/plans/catalogue.ts';

const limits = features.flatMap((feature) =>
  plans.map((plan) => [limitOf(feature, plan, 0), limitOf(feature, plan, 1)]),
);

/**
 * Changes whenever a limit of the catalogue changes. What an account has left is stored beside its counters, so that one
 * conditional write can decide; this tells a stored remainder from an outdated one.
 */
export const limitsFingerprint = createHash('sha256').update(JSON.stringify(limits)).digest('base64url').slice(0, 6);
