/**
 * What models may cost on a day, in millionths of a dollar. The most that a call can cost is booked before it is made, and
 * corrected once it is known: whatever happens in between, the sum never says less than what was spent.
 */
import { expirySeconds } from '#functions/data/table/expiry.ts';
import { tableShape } from '#functions/data/table/shape.ts';
import { env } from '#functions/outside/env.ts';
import { ConditionFailed, type Item, type Key, updateItem } from '#functions/outside/table.ts';
import { DAY_MS } from '#shared/lib/time.ts';

const KEPT_DAYS = 90;

/** A booking that is open: `micros` is the most that its call can cost. */
export interface Booking {
  id: string;
  /** the day it counts to, also when it is settled after midnight (UTC) */
  day: string;
  micros: number;
}

const keyOf = (day: string): Key => ({ pk: 'MODEL_SPEND', sk: day });
/** Open bookings stand in the row, so that neither half is done twice when an answer of the table is lost. */
const attributeOf = (id: string): string => `open_${id}`;

const budgetMicros = (): number => Math.floor(env.AI_DAILY_BUDGET_USD * 1_000_000);

/** How much of the day's budget is used, in percent. */
const usedOf = (row: Item | undefined): number => {
  const budget = budgetMicros();
  return budget > 0 ? Math.round((100 * Number(row?.bookedMicros ?? 0)) / budget) : 100;
};

/**
 * Null where the day's budget has no room for so much, or an operator has stopped the day (`stopped`, docs/runbook.md).
 * @param id of this call alone
 * @param share of the budget that this call may reach into, 0-1
 */
export async function book(id: string, micros: number, now: number, share = 1): Promise<Booking | null> {
  const day = new Date(now).toISOString().slice(0, 10);
  const room = Math.floor(share * budgetMicros()) - micros;
  if (room < 0) return null;
  const expiry = expirySeconds(Date.parse(day) + KEPT_DAYS * DAY_MS);
  try {
    await updateItem(keyOf(day), 'SET #open = :micros, #expiry = :expiry ADD bookedMicros :micros', {
      expression:
        'attribute_not_exists(stopped) AND attribute_not_exists(#open) AND (attribute_not_exists(bookedMicros) OR bookedMicros <= :room)',
      names: { '#open': attributeOf(id), '#expiry': tableShape.ttlAttribute },
      values: { ':micros': micros, ':room': room, ':expiry': expiry },
    });
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    // the first attempt went through and its answer was lost
    if (error.items[0]?.[attributeOf(id)] !== micros) return null;
  }
  return { id, day, micros };
}

/** Corrects a booking to what its call has cost; the day's use in percent. */
export async function bookActual({ id, day, micros }: Booking, cost: number): Promise<number> {
  try {
    const row = await updateItem(keyOf(day), 'REMOVE #open ADD bookedMicros :difference', {
      expression: 'attribute_exists(#open)',
      names: { '#open': attributeOf(id) },
      values: { ':difference': cost - micros },
    });
    return usedOf(row);
  } catch (error) {
    if (error instanceof ConditionFailed) return usedOf(error.items[0]);
    throw error;
  }
}
