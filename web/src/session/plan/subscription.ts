import type { Output } from '#shared/lib/route.ts';
import type { subscriptionRoutes } from '#shared/plans/subscription-contract.ts';
import { localStore } from '#web/session/device/local-store.ts';
import { currentSession, onSessionChange } from '#web/session/session.ts';
import { store } from '#web/ui/store.ts';

export type Subscription = Output<typeof subscriptionRoutes.checkSubscription>;

/** The initial state, before anything is known (BIL-07). */
export const notSubscribed: Subscription = {
  subscribed: false,
  subscription_tier: 'Free',
  subscription_end: null,
  cancel_at_period_end: false,
  past_due_until: null,
};
const keyOf = (sub: string) => `waymark.subscription.${sub}`;

const known = store(notSubscribed);

/**
 * Stores the answer of check-subscription on the device until sign-out, so that an outage does not turn Pro into Free
 * (D-53).
 */
export function rememberSubscription(sub: string, subscription: Subscription): void {
  if (currentSession().user?.sub !== sub) return; // they have signed out meanwhile
  localStore.setItem(keyOf(sub), JSON.stringify(subscription));
  readSubscription();
}

/** Reads the signed-in person's last known plan. */
function readSubscription(): void {
  const sub = currentSession().user?.sub;
  known.set(sub ? stored(sub) : notSubscribed);
}

function stored(sub: string): Subscription {
  try {
    const stored = JSON.parse(localStore.getItem(keyOf(sub)) ?? 'null') as Subscription | null;
    return typeof stored?.subscribed === 'boolean' ? stored : notSubscribed;
  } catch {
    return notSubscribed;
  }
}

/** Follows sign-in, sign-out and answers stored by other tabs, such as the tab that returned from paying. */
export function followSubscription(): void {
  onSessionChange(readSubscription);
  addEventListener('storage', ({ key }) => {
    const sub = currentSession().user?.sub;
    if (sub && key === keyOf(sub)) readSubscription();
  });
}

/** The signed-in person's plan as last known. For display only: the server checks every use itself. */
export const useSubscription = known.use;
