import { randomUUID } from 'node:crypto';
import { ownerOf } from '#functions/data/customer.ts';
import { clock } from '#functions/outside/clock.ts';
import { logFor } from '#functions/outside/log.ts';
import { customersToCheck } from '#functions/outside/stripe/customer-state.ts';
import { syncCustomer } from './sync-customer.ts';

/** Stripe gives an event up after three days; what was lost before that stands in its list of them. */
const lookBackMs = 4 * 86_400_000;
/** So many customers at a time: a fifth of what Stripe allows, and the others are people at their checkout. */
const atOnce = 10;

/**
 * Once a day: repairs what no event told, or what an event told in vain (reliability G10). A customer that fails does
 * not stop the others; the run then fails as a whole, so that somebody hears of it and it is tried again.
 */
export async function handler(): Promise<{ checked: number; foreign: number }> {
  const now = clock.now();
  const log = logFor({ correlationId: randomUUID(), route: 'schedule reconcile-subscriptions' });
  const customers = await customersToCheck(now - lookBackMs);
  let [checked, foreign, failed] = [0, 0, 0];
  const random16 = () => crypto.getRandomValues(new Uint8Array(16));
  const check = async (customer: string): Promise<void> => {
    try {
      const sub = await ownerOf(customer);
      if (!sub) {
        foreign += 1;
        return;
      }
      await syncCustomer({ sub, customer, now, random16, log });
      checked += 1;
    } catch (error) {
      failed += 1;
      log.error('not-reconciled', error);
    }
  };
  const waiting = customers.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const customer of waiting) await check(customer);
    }),
  );
  log.info('reconciled', { checked, foreign, failed });
  if (failed > 0) throw new Error(`${failed} of ${customers.length} customers could not be reconciled`);
  return { checked, foreign };
}
