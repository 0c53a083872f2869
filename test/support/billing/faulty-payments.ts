import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProvider } from '#test/support/billing/stripe-stand-in.ts';
import { startFaultProxy } from '#test/support/stack/fault-proxy.ts';
import { freePortBlock } from '#test/support/stack/free-ports.ts';
import { startStack } from '#test/support/stack/stack.ts';

/**
 * The running product with a fault proxy in front of Stripe: `provider.follow(plan)` breaks it, `heal()` restores it.
 */
export async function startFaultyPayments() {
  const stateDir = mkdtempSync(join(tmpdir(), 'waymark-stripe-'));
  const port = await freePortBlock();
  const webhook = `http://127.0.0.1:${port}/api/stripe-webhook`;
  const standIn = await startProvider(stateDir, webhook, await freePortBlock());
  const provider = await startFaultProxy(standIn.endpoint);
  const stack = await startStack({
    port,
    env: { ...standIn.env, STRIPE_API_BASE: provider.endpoint },
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
