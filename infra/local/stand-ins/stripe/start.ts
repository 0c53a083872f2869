import { localNow } from '#infra/local/clock.ts';
import type { Journal } from '#infra/local/journal.ts';
import type { CheckoutPlan } from '#shared/plans/prices.ts';
import { openAccount } from './account.ts';
import { deliveryControl } from './delivery-control.ts';
import type { RequestEntry } from './journal-entry.ts';
import { serveStripe } from './server.ts';

/** The clock can be moved at any time, so what waits by it is looked at this often. */
const pollMs = 250;

export interface StripeOptions {
  port: number;
  stateDir: string;
  /** Where events are sent: the product's own route. */
  webhookUrl: string;
  /** Gets one entry per API request: what was asked for, and the outcome. */
  journal?: Journal<RequestEntry>;
}

export type LocalStripe = Awaited<ReturnType<typeof startStripe>>;

/**
 * The Stripe stand-in: one account in test mode with the product's prices, on 127.0.0.1. It answers the operations that
 * the product uses in the shapes of the SDK's API version, shows a payment page and a billing portal, renews
 * subscriptions by the local clock and sends signed events (docs/local-differences.md).
 */
export async function startStripe({ port, journal, ...options }: StripeOptions) {
  const account = openAccount(options);
  const server = await serveStripe(account, port, journal).catch(async (error) => {
    await account.close();
    throw error;
  });
  const tick = async (): Promise<{ due: number; delivered: number }> => {
    const due = account.catchUp();
    return { due, delivered: await account.webhooks.pump() };
  };
  const timer = setInterval(() => {
    try {
      account.catchUp();
      account.webhooks.nudge();
    } catch (error) {
      console.error('waymark: the Stripe stand-in failed by the clock:', error); // and is tried again
    }
  }, pollMs).unref();
  return {
    endpoint: server.endpoint,
    secretKey: account.install.secretKey,
    /** Newest first. */
    webhookSecrets: account.install.activeSecrets(localNow()),
    prices: account.prices as Record<CheckoutPlan, string>,
    control: deliveryControl(account),
    /** Does at once what the clock has made due, and delivers its events; says how much of each there was. */
    tick,
    async stop(): Promise<void> {
      clearInterval(timer);
      await server.close();
      await account.close();
    },
  };
}
