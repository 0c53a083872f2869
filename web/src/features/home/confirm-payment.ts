import type { QueryClient } from '@tanstack/react-query';
import { delay } from '#shared/lib/delay.ts';
import { planName } from '#shared/plans/catalogue.ts';
import { invalidate } from '#web/api/operation.ts';
import { type PendingCheckout, takePendingCheckout } from '#web/parts/billing/pending-checkout.ts';
import { usageSummary } from '#web/parts/billing/usage-summary.ts';
import { safeReturnPath } from '#web/session/account/return-path.ts';
import { lookAtSubscription } from '#web/session/plan/check-subscription.ts';

/** Pauses before each check. The provider's notice usually arrives before the person does. */
const PAUSES_MS = [0, 1_000, 1_500, 2_500, 4_000, 6_000];
/** The number of checks when no checkout was started in this browser. */
const BRIEF = 2;

interface Confirmed {
  /** a sentence about what is now active; null if the server has not confirmed it in time */
  paid: string | null;
  /** the screen where they started the checkout */
  from: string | null;
}

export async function confirmPayment(sub: string, queries: QueryClient): Promise<Confirmed> {
  const pending = takePendingCheckout();
  const from = safeReturnPath(pending?.from);
  for (const pause of pending ? PAUSES_MS : PAUSES_MS.slice(0, BRIEF)) {
    await delay(pause);
    const arrived =
      pending?.plan === 'addon' ? await packArrived(sub, queries, pending) : await planArrived(sub, pending);
    if (!arrived) continue;
    void invalidate('getUsageSummary');
    const paid = pending?.plan === 'addon' ? 'Your Insights Pack is now active.' : 'Your subscription is now active.';
    return { paid, from };
  }
  return { paid: null, from };
}

async function planArrived(sub: string, pending: PendingCheckout | null): Promise<boolean> {
  const answer = await lookAtSubscription(sub);
  if (!answer?.subscribed) return false;
  return !pending || pending.plan === 'addon' || answer.subscription_tier === planName[pending.plan];
}

async function packArrived(sub: string, queries: QueryClient, { packs }: PendingCheckout): Promise<boolean> {
  const summary = await queries.fetchQuery(usageSummary(sub)).catch(() => null);
  return summary !== null && summary.insights_pack_count > packs;
}
