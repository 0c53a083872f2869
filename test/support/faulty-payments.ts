import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStripe } from '#infra/local/stand-ins/stripe/start.ts';
import { startFaultProxy } from './fault-proxy.ts';
import { freePortBlock } from './free-ports.ts';
import { startStack } from './stack.ts';

/** The running product with a fault proxy in front of Stripe: `provider.follow(plan)` breaks it, `heal()` mends it. */
export async function startFaultyPayments() {
  const stateDir = mkdtempSync(join(tmpdir(), 'waymark-stripe-'));
  const port = await freePortBlock();
  const standIn = await startStripe({
    port: await freePortBlock(),
    stateDir,
    webhookUrl: `http://127.0.0.1:${port}/api/stripe-webhook`,
  });
  const provider = await startFaultProxy(standIn.endpoint);
  const stack = await startStack({
    port,
    env: {
      STRIPE_API_BASE: provider.endpoint,
      STRIPE_SECRET_KEY: standIn.secretKey,
      STRIPE_WEBHOOK_SECRETS: standIn.webhookSecrets.join(','),
      STRIPE_PRICE_PRO: standIn.prices.pro,
      STRIPE_PRICE_SWITCH: standIn.prices.switch,
      STRIPE_PRICE_ADDON: standIn.prices.addon,
    },
  });
  return {
    stack,
    provider,
    standIn,
    async stop(): Promise<void> {
      await stack.stop();
      await provider.stop();
      await standIn.stop();
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}
