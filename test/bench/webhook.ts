import { billingOf } from '#test/support/billing/billing.ts';
import { startStack } from '#test/support/stack/stack.ts';

const buyers = 12;

/** G10: how long the payment provider waits for the answer to an event. */
export async function bench(): Promise<string[]> {
  const stack = await startStack();
  try {
    const billing = billingOf(() => stack);
    await billing.mode('duplicate');
    for (let buyer = 0; buyer < buyers; buyer++) await billing.buy(await stack.signUpAndIn(), 'pro');
    await billing.settled();
    const times = stack
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{"time"') && line.includes('POST /stripe-webhook'))
      .map((line) => (JSON.parse(line) as { ms?: number }).ms)
      .filter((ms) => ms !== undefined)
      .sort((a, b) => a - b);
    const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN;
    return [
      `${times.length} events: p95 ${p95} ms, longest ${times.at(-1)} ms   goal p95 ≤ 1,000 ms, longest ≤ 5,000 ms`,
    ];
  } finally {
    await stack.stop();
  }
}
