/**
 * Daily budget of model calls, in millionths of a dollar. A call's maximum cost is booked first and corrected once its
 * cost is known, so the sum never understates what was spent.
 */
import { expirySeconds } from '#functions/data/table/expiry.ts';
import { tableShape } from '#functions/data/table/shape.ts';
import { env } from '#functions/outside/env.ts';
import { ConditionFailed, type Item, type Key, updateItem } from '#functions/outside/table.ts';
import { DAY_MS } from '#shared/lib/time.ts';

const KEPT_DAYS = 90;

/** An open booking: `micros` is the maximum cost of its call. */
export interface Booking {
  id: string;
  /** the day it counts toward, even if it is settled after midnight UTC */
  day: string;
  micros: number;
}

const keyOf = (day: string): Key => ({ pk: 'MODEL_SPEND', sk: day });
/** Open bookings are stored in the row, so that neither half is applied twice when the table's answer is lost. */
const attributeOf = (id: string): string => `open_${id}`;

const budgetMicros = (): number => Math.floor(env.AI_DAILY_BUDGET_USD * 1_000_000);

/** Percent of the day's budget in use. */
const usedOf = (row: Item | undefined): number => {
  const budget = budgetMicros();
  return budget > 0 ? Math.round((100 * Number(row?.bookedMicros ?? 0)) / budget) : 100;
};

/**
 * Null when the day's budget has no room, or an operator has stopped the day (`stopped`, docs/runbook.md).
 * @param id unique to this call
 * @param share of the budget this call may use, 0-1
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
    // the first attempt succeeded and its answer was lost
    if (error.items[0]?.[attributeOf(id)] !== micros) return null;
  }
  return { id, day, micros };
}

/** Corrects a booking to the actual cost. @returns percent of the day's budget in use */
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
