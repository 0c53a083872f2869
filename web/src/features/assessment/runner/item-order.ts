import { useEffect, useState } from 'react';
import type { Answers } from '#shared/assessment/answers.ts';
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import type { OrderedStep } from '#shared/matching/item-order.ts';
import { loadFacts } from '#web/api/facts.ts';

/** How long a step waits for the facts before it uses the order for an average person. */
const TIMEOUT_MS = 2_000;

const orderModule = () => import('#shared/matching/item-order.ts');

/** Fetches what the order needs during the first stage. */
export function prepareItemOrder(): void {
  orderModule().catch(() => undefined);
  loadFacts().catch(() => undefined);
}

/**
 * A step's items, most informative first (D-72), or null while the order is being computed. It depends on earlier steps
 * and is fixed when the step opens, so that nothing moves while it is being answered.
 */
export function useItemOrder<T extends { id: string }>(
  bank: ItemBank,
  step: OrderedStep,
  items: T[],
  soFar: Answers,
): T[] | null {
  const [ids, setIds] = useState<string[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: computed once, when the step opens
  useEffect(() => {
    let open = true;
    orderIds(bank, step, soFar).then((order) => open && setIds(order));
    return () => {
      open = false;
    };
  }, []);
  return ids && [...items].sort((a, b) => rank(ids, a) - rank(ids, b));
}

async function orderIds(bank: ItemBank, step: OrderedStep, soFar: Answers): Promise<string[]> {
  try {
    const { orderItems } = await orderModule();
    return orderItems(bank, step, soFar, step === 'skills' ? await factsInTime() : null);
  } catch {
    // offline, the bank's own order is used: every order asks the same items
    return [];
  }
}

const factsInTime = () =>
  Promise.race([loadFacts().catch(() => null), new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null))]);

/** Items that the order does not name come last. */
function rank(ids: string[], { id }: { id: string }): number {
  const at = ids.indexOf(id);
  return at === -1 ? ids.length : at;
}
