import { useSyncExternalStore } from 'react';
import type { Output } from '#shared/lib/route.ts';
import type { plansRoutes } from '#shared/plans/contract.ts';
import { device } from './device.ts';
import { currentSession, onSessionChange } from './session.ts';

export type Subscription = Output<typeof plansRoutes.checkSubscription>;

/** What the first load shows before anything is known (BIL-07). */
export const notSubscribed: Subscription = {
  subscribed: false,
  subscription_tier: 'Free',
  subscription_end: null,
  cancel_at_period_end: false,
  past_due_until: null,
};
const keyOf = (sub: string) => `waymark.subscription.${sub}`;

let known: { sub: string; subscription: Subscription } | null = null;
const listeners = new Set<() => void>();

/** The answer of check-subscription; kept on the device until sign-out, so that an outage does not turn Pro into Free (D-53). */
export function rememberSubscription(sub: string, subscription: Subscription): void {
  known = { sub, subscription };
  device.setItem(keyOf(sub), JSON.stringify(subscription));
  for (const listener of listeners) listener();
}

function lastKnown(): Subscription {
  const sub = currentSession().user?.sub;
  if (!sub) return notSubscribed;
  if (known?.sub !== sub) known = { sub, subscription: stored(sub) };
  return known.subscription;
}

function stored(sub: string): Subscription {
  try {
    const kept = JSON.parse(device.getItem(keyOf(sub)) ?? 'null') as Subscription | null;
    return typeof kept?.subscribed === 'boolean' ? kept : notSubscribed;
  } catch {
    return notSubscribed;
  }
}

/** Another tab has heard more: the one in which somebody came back from paying. */
function onOtherTab(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (!known || key !== keyOf(known.sub)) return;
    known = null;
    listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  const stops = [onSessionChange(listener), onOtherTab(listener)];
  return () => {
    listeners.delete(listener);
    for (const stop of stops) stop();
  };
}

/** The plan of whoever is signed in, as last known. For display: the server judges every use itself. */
export const useSubscription = (): Subscription => useSyncExternalStore(onChange, lastKnown, () => notSubscribed);
