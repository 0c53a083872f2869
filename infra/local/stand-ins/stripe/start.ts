import type { StandIn, StandInOptions } from '#infra/local/stand-ins/kit/stand-in.ts';
import { openAccount } from './account.ts';
import { serveStripe } from './api/server.ts';
import type { StripeConfig } from './config.ts';
import { deliveryControl } from './delivery-control.ts';

/** The clock can be moved at any time, so due work is polled at this interval. */
const POLL_MS = 250;

/**
 * The Stripe stand-in: one account in test mode. It answers the operations that the product uses in the shapes of the
 * SDK's API version, shows a payment page and a billing portal, renews subscriptions by its clock and sends signed
 * events (docs/local-differences.md).
 */
export async function startStripe({ port, journal, ...options }: StandInOptions<StripeConfig>) {
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
      console.error('the Stripe stand-in failed by the clock:', error); // tried again at the next poll
    }
  }, POLL_MS).unref();
  return {
    endpoint: server.endpoint,
    env: {
      STRIPE_SECRET_KEY: account.install.secretKey,
      /** Newest first. */
      STRIPE_WEBHOOK_SECRETS: account.install.activeSecrets(account.clock()).join(','),
      ...account.prices,
    },
    control: { webhooks: deliveryControl(account) },
    /** Processes everything due and delivers its events; returns the counts. */
    tick,
    async stop(): Promise<void> {
      clearInterval(timer);
      await server.close();
      await account.close();
    },
  } satisfies StandIn;
}
