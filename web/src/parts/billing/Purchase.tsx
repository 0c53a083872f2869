import type { CheckoutPlan } from '#shared/plans/prices.ts';
import { useSubscription } from '#web/session/subscription.ts';
import { priceOf } from './plan-prices.ts';
import { SubscribeDialog } from './SubscribeDialog.tsx';
import { useCheckout } from './use-checkout.ts';
import { usePlans } from './use-plans.ts';

interface PurchaseProps {
  plan: CheckoutPlan;
  open: boolean;
  onClose: () => void;
  /** Whatever stood below the confirmation may go: the payment page is opening (DLG-08). */
  onStarted?: () => void;
}

/** A choice, its confirmation and the way to the payment page (BIL-19). Keep it in the tree while its screen is. */
export function Purchase({ plan, open, onClose, onStarted }: PurchaseProps) {
  const price = priceOf(usePlans(), plan);
  const { subscribed, subscription_tier } = useSubscription();
  const checkout = useCheckout();
  return (
    <SubscribeDialog
      plan={plan}
      price={price}
      replaces={subscribed && plan !== 'addon' ? subscription_tier : undefined}
      open={open}
      onClose={onClose}
      onConfirm={() => {
        void checkout(plan, price);
        onStarted?.();
      }}
    />
  );
}
