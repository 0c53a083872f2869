/** Events that have arrived, kept longer than Stripe retries them (reliability R5). */
import { expiryAttribute } from '#functions/data/table/expiry.ts';
import { ConditionFailed, type Key, putItem, updateItem } from '#functions/outside/table.ts';
import { DAY_MS } from '#shared/lib/time.ts';

const KEPT_DAYS = 36;

const keyOf = (id: string): Key => ({ pk: `STRIPE_EVENT#${id}`, sk: 'EVENT' });

/** Records the arrival. True when the event was applied before and nothing is left to do. */
export async function noteEvent(event: { id: string; type: string }, now: number): Promise<boolean> {
  try {
    await putItem(
      { ...keyOf(event.id), type: event.type, receivedAt: now, ...expiryAttribute(now + KEPT_DAYS * DAY_MS) },
      { expression: 'attribute_not_exists(pk)' },
    );
    return false;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return error.items[0]?.appliedAt !== undefined;
  }
}

/** Records that the state it announced has been stored. */
export async function markApplied(id: string, now: number): Promise<void> {
  await updateItem(keyOf(id), 'SET appliedAt = :now', {
    expression: 'attribute_exists(pk)',
    values: { ':now': now },
  });
}
