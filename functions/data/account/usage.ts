import type { Feature } from '#shared/plans/catalogue.ts';
import type { Usage } from '#shared/plans/gate-answer.ts';
import { usageOf } from '#shared/plans/ledger.ts';
import type { Account } from './account.ts';

/** The gate's answer for a feature: allowed, unless `more` says otherwise. */
export const usage = (account: Account, feature: Feature, more: Partial<Usage> = {}): Usage => ({
  allowed: true,
  ...usageOf(account, feature),
  plan: account.plan,
  ...more,
});
