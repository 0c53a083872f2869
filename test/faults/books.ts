import { expect } from 'vitest';
import { MAX_RECEIPTS } from '#functions/plans/receipts.ts';
import { api } from '#shared/api.ts';
import type { CountedFeature } from '#shared/plans/catalogue.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import type { Stack } from '#test/support/stack/stack.ts';

type Counts = Partial<Record<CountedFeature, number>>;

/** What counts of a feature: it has a day or a month, and the other is 0. */
export const countOf = ({ daily_count, monthly_count }: { daily_count: number; monthly_count: number }): number =>
  daily_count + monthly_count;

/** What counts for a person, by feature; features of which nothing was used are left out. */
export async function usedBy(stack: Stack, who: SignedIn): Promise<Counts> {
  const { usage } = (await stack.call(api.plans.getUsageSummary, {}, who.accessToken)).body;
  const counts = Object.entries(usage).map(([feature, of]) => [feature, countOf(of)] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/**
 * The ledger's invariant, as the person sees it: each counter is what is open plus what was committed, a receipt each.
 * @param without what the gate has committed: it leaves no receipt
 */
export async function expectBalanced(stack: Stack, who: SignedIn, without: Counts = {}): Promise<void> {
  const { receipts } = (await stack.call(api.plans.getUsageSummary, {}, who.accessToken)).body;
  const explained: Counts = { ...without };
  for (const { feature, amount } of receipts) explained[feature] = (explained[feature] ?? 0) + amount;
  const used = await usedBy(stack, who);
  if (receipts.length < MAX_RECEIPTS) return expect(used).toEqual(explained);
  // older receipts are not listed: what is listed has to count
  for (const [feature, amount] of Object.entries(explained))
    expect(used[feature as CountedFeature], feature).toBeGreaterThanOrEqual(amount);
}
