import { useQueryClient } from '@tanstack/react-query';
import { plansRoutes } from '#shared/plans/contract.ts';
import { type CheckoutPlan, euro } from '#shared/plans/prices.ts';
import { call } from '#web/api/client.ts';
import { invalidate } from '#web/api/operation.ts';
import { currentSession } from '#web/session/session.ts';
import { failureText, showFailure } from './failure-text.ts';
import { openOutsideTab } from './outside-tab.ts';
import { rememberCheckout } from './pending-checkout.ts';
import type { Price } from './plan-prices.ts';
import { usageSummary } from './usage-summary.ts';

const failed = 'Failed to create checkout session. Please try again.'; // BIL-15
const signedOut = 'Must be logged in to create checkout'; // BIL-12

/**
 * Opens the payment page; must be called in the confirming click (BIL-09, D-42). Shows failures itself, and does not
 * open a checkout with a different amount than the one confirmed.
 */
export function useCheckout(): (plan: CheckoutPlan, price: Price) => Promise<void> {
  const queries = useQueryClient();
  return async (plan, price) => {
    const { user } = currentSession();
    if (!user) return showFailure(signedOut);
    const tab = openOutsideTab('payment page');
    const refuse = (text: string) => {
      tab.close();
      showFailure(text);
      void invalidate('getPlans'); // a campaign may have ended
    };
    try {
      const campaign = price.campaign ? { campaign: price.campaign } : {};
      const { url, amount } = await call(plansRoutes.createCheckout, { plan, termsAccepted: true, ...campaign });
      if (amount !== price.amount)
        return refuse(`The price is ${euro(amount)} now. Nothing was charged; look at it and choose again.`);
      const packs = plan === 'addon' ? (await queries.ensureQueryData(usageSummary(user.sub))).insights_pack_count : 0;
      rememberCheckout({ plan, packs, from: location.pathname });
      tab.go(url);
    } catch (error) {
      refuse(failureText(error, failed, signedOut));
    }
  };
}
