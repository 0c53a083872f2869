import { expect } from 'vitest';
import { MAX_RECEIPTS } from '#functions/plans/receipts.ts';
import { api } from '#shared/api.ts';
import type { CountedFeature } from '#shared/plans/catalogue.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import type { Stack } from '#test/support/stack/stack.ts';

type Counts = Partial<Record<CountedFeature, number>>;

/** The uses of a feature: it counts by day or by month, and the other count is 0. */
export const countOf = ({ daily_count, monthly_count }: { daily_count: number; monthly_count: number }): number =>
  daily_count + monthly_count;

/** A person's uses by feature, without unused features. */
export async function usedBy(stack: Stack, who: SignedIn): Promise<Counts> {
  const { usage } = (await stack.call(api.plans.getUsageSummary, {}, who.accessToken)).body;
  const counts = Object.entries(usage).map(([feature, of]) => [feature, countOf(of)] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/**
 * The ledger's invariant as the person sees it: a counter is the sum of its open and committed units, each with a
 * receipt.
 * @param without units committed through the gate, which leave no receipt
 */
export async function expectBalanced(stack: Stack, who: SignedIn, without: Counts = {}): Promise<void> {
  const { receipts } = (await stack.call(api.plans.getUsageSummary, {}, who.accessToken)).body;
  const explained: Counts = { ...without };
  for (const { feature, amount } of receipts) explained[feature] = (explained[feature] ?? 0) + amount;
  const used = await usedBy(stack, who);
  if (receipts.length < MAX_RECEIPTS) return expect(used).toEqual(explained);
  // older receipts are not listed, but every listed one has to count
  for (const [feature, amount] of Object.entries(explained))
    expect(used[feature as CountedFeature], feature).toBeGreaterThanOrEqual(amount);
}
