/**
 * `npm run setup:stripe -- --test --origin https://app.example.com`, with the key in STRIPE_SECRET_KEY
 * (docs/runbook.md).
 */
import { parseArgs } from 'node:util';
import Stripe from 'stripe';
import { setUpStripe } from './set-up.ts';

const usage = `usage: STRIPE_SECRET_KEY=… npm run setup:stripe -- --origin <https://app.example.com> [--test | --live]
  --test   the key is one of the test mode, which is what is taken for granted
  --live   the key is one of real money`;

const tell = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { origin: { type: 'string' }, test: { type: 'boolean' }, live: { type: 'boolean' } },
  });
  const key = process.env.STRIPE_SECRET_KEY?.trim();
  const origin = URL.parse(values.origin ?? '')?.origin;
  if (!key || !origin || (values.test && values.live)) throw new Error(usage);
  const isLive = /^[sr]k_live_/.test(key);
  if (isLive !== Boolean(values.live))
    throw new Error(
      isLive ? 'this key is of real money: say --live' : 'this key is of the test mode: leave --live out',
    );
  const base = process.env.STRIPE_API_BASE ? new URL(process.env.STRIPE_API_BASE) : undefined;
  const stripe = new Stripe(key, {
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: Number(base.port),
      protocol: base.protocol === 'http:' ? 'http' : 'https',
    }),
  });
  const { prices, webhookSecret, done } = await setUpStripe(stripe, origin);
  for (const each of done) tell(each);
  tell('');
  tell(`-c stripePricePro=${prices.pro} -c stripePriceSwitch=${prices.switch} -c stripePriceAddon=${prices.addon}`);
  tell(
    webhookSecret
      ? `webhookSecret, shown this once, for the secret StripeKeys…: ${webhookSecret}`
      : 'the webhook stood already, and its secret is told by the dashboard only',
  );
}

try {
  await main();
} catch (error) {
  process.stderr.write(`setup:stripe: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
