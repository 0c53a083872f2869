/**
 * The rows of a use: its receipt, and the paid unit that is free to repeat while its window is open. Both are written
 * in the transaction that commits the use.
 */
import { createHash } from 'node:crypto';
import { expiryAttribute } from '#functions/data/table/expiry.ts';
import { userPartition } from '#functions/data/table/user-partition.ts';
import { getItem, type Item, type Key, type Write } from '#functions/outside/table.ts';
import { DAY_MS } from '#shared/lib/time.ts';
import { type CountedFeature, MONTHLY_PERIOD_DAYS } from '#shared/plans/catalogue.ts';

/** A use counts only within its period, so its receipt is kept that long. */
const RECEIPT_MS = MONTHLY_PERIOD_DAYS * DAY_MS;

export interface Receipt {
  id: string;
  feature: CountedFeature;
  /** milliseconds since the epoch */
  at: number;
  title: string;
}

export const receiptPrefix = 'USE#';

export const receiptRow = (sub: string, receipt: Receipt): Item & Key => ({
  pk: userPartition(sub),
  sk: `${receiptPrefix}${receipt.at.toString(36).padStart(9, '0')}#${receipt.id}`,
  ...receipt,
  ...expiryAttribute(receipt.at + RECEIPT_MS),
});

export const readReceipt = ({ id, feature, at, title }: Item): Receipt => ({ id, feature, at, title }) as Receipt;

/** A paid unit: it can be had again for free until its window closes. */
interface PaidUnit {
  feature: CountedFeature;
  key: string;
}

/** The key may contain any characters, since routes derive it from their input. */
const windowKey = (sub: string, { feature, key }: PaidUnit): Key => ({
  pk: userPartition(sub),
  sk: `WINDOW#${feature}#${createHash('sha256').update(key).digest('base64url')}`,
});

export const windowRow = (sub: string, unit: PaidUnit, repeats: number, closesAt: number): Item & Key => ({
  ...windowKey(sub, unit),
  repeats,
  closesAt,
  ...expiryAttribute(closesAt),
});

/** Opens the window of a unit paid now; holds only if none is open. */
export const openedWindow = (sub: string, unit: PaidUnit, closesAt: number, now: number): Write => ({
  put: windowRow(sub, unit, 0, closesAt),
  condition: { expression: 'attribute_not_exists(pk) OR closesAt <= :now', values: { ':now': now } },
});

/** How often the unit was repeated for free, and until when it may be; null when its window is closed. */
export async function openWindow(
  sub: string,
  unit: PaidUnit,
  now: number,
): Promise<{ repeats: number; closesAt: number } | null> {
  const item = await getItem(windowKey(sub, unit), { consistent: true });
  if (!item || Number(item.closesAt) <= now) return null;
  return { repeats: Number(item.repeats), closesAt: Number(item.closesAt) };
}
