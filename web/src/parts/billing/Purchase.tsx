import type { CheckoutPlan } from '#shared/plans/prices.ts';
import { useSubscription } from '#web/session/plan/subscription.ts';
import { SubscribeDialog } from './SubscribeDialog.tsx';
import { useCheckout } from './use-checkout.ts';

interface PurchaseProps {
  plan: CheckoutPlan;
  open: boolean;
  onClose: () => void;
  /** Called when the payment page opens, so that dialogs below can close (DLG-08). */
  onStarted?: () => void;
}

/** A purchase: confirmation, then the payment page (BIL-19). */
export default function Purchase({ plan, open, onClose, onStarted }: PurchaseProps) {
  const { subscribed, subscription_tier } = useSubscription();
  const checkout = useCheckout();
  if (!open) return null;
  return (
    <SubscribeDialog
      plan={plan}
      replaces={subscribed && plan !== 'addon' ? subscription_tier : undefined}
      onClose={onClose}
      onConfirm={(price) => {
        void checkout(plan, price);
        onStarted?.();
      }}
    />
  );
}
