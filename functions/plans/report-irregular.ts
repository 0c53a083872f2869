import type { Failure, Log } from '#functions/outside/log.ts';
import type { CustomerState } from '#functions/outside/stripe/customer-state.ts';
import { isLive } from '#shared/plans/subscription.ts';

/** Log events for payments an operator must look at. */
type Irregular = Extract<Failure, 'two-subscriptions' | 'unknown-price' | 'pack-quantity' | 'wrong-price'>;

export function reportIrregular(
  log: Log,
  event: Irregular,
  message: string,
  fields: Record<string, string | number>,
): void {
  log.error(event, new Error(message), fields);
}

/** Reports states that neither a checkout of ours nor the price table can produce. */
export function reportIrregularState({ subscriptions, payments, unknownPrices }: CustomerState, sub: string, log: Log) {
  const live = subscriptions.filter(isLive).map(({ id }) => id);
  if (live.length > 1)
    reportIrregular(log, 'two-subscriptions', 'a customer pays for two plans at once', { sub, paid: live.join(' ') });
  for (const price of unknownPrices)
    reportIrregular(log, 'unknown-price', `${price} is paid and is not in STRIPE_PRICE_*`, { sub, price });
  // our checkouts sell one pack
  for (const { id, packs, paid, refunded } of payments)
    if (packs > 1 && paid && !refunded)
      reportIrregular(log, 'pack-quantity', `${packs} packs were sold in one payment`, { sub, payment: id, packs });
}
