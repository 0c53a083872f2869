import type { Condition, Item } from '#functions/outside/table.ts';
import { tableShape } from './shape.ts';

/** The table counts expiry in whole seconds. @param at milliseconds since the epoch */
export const expirySeconds = (at: number): number => Math.ceil(at / 1000);

/** The TTL attribute for `at`, in milliseconds since the epoch; null: never expires. */
export const expiryAttribute = (at: number | null): Record<string, number> =>
  at === null ? {} : { [tableShape.ttlAttribute]: expirySeconds(at) };

/** When an item expires, in milliseconds since the epoch; null: never. */
export const expiryOf = (item: Item): number | null => {
  const seconds = item[tableShape.ttlAttribute];
  return typeof seconds === 'number' ? seconds * 1000 : null;
};

/** The clock decides: an expired item may still exist in the table (docs/decisions/0012). */
export const isExpired = (item: Item, now: number): boolean => {
  const at = expiryOf(item);
  return at !== null && at <= now;
};

/** Holds if the row does not exist or has expired. */
export const isAbsent = (now: number): Condition => ({
  expression: 'attribute_not_exists(pk) OR #expiry <= :seconds',
  names: { '#expiry': tableShape.ttlAttribute },
  values: { ':seconds': now / 1000 },
});
