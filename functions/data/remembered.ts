/** Answers kept for repeats: the same Idempotency-Key has one effect and one answer (reliability C4, R5). */

import type { Item } from '#functions/outside/table.ts';
import { AppError } from '#shared/lib/errors.ts';
import type { Account, Remembered } from './account-item.ts';

export type Once = { key: string; body: string } | undefined;

const keptMs = 24 * 3_600_000;
/** So many fit beside everything else; a ninth within a day displaces the oldest. */
const mostRemembered = 8;

/** How a reservation ended is remembered beside them, under a mark no Idempotency-Key can make. */
export const endMark = (id: string): string => `~${id.slice(0, 16)}`;

/** @throws AppError CONFLICT when the key came with another body before */
export function recall(account: Account, once: Once, now: number): Remembered | undefined {
  const found = once && account.remembered[once.key];
  if (!found || found.expiresAt <= now) return undefined;
  if (found.body !== once.body)
    throw new AppError('CONFLICT', 'This Idempotency-Key was used for a different request.', {
      field: 'Idempotency-Key',
    });
  return found;
}

export function remember(account: Account, once: Once, answer: { id: string; current: number }, now: number): Account {
  if (!once) return account;
  const kept = Object.entries(account.remembered)
    .filter(([, each]) => each.expiresAt > now)
    .sort(([, a], [, b]) => b.expiresAt - a.expiresAt)
    .slice(0, mostRemembered - 1);
  return {
    ...account,
    remembered: Object.fromEntries([...kept, [once.key, { ...answer, body: once.body, expiresAt: now + keptMs }]]),
  };
}

/** The same in the terms of a shortcut: what to set and what must hold. `used` is the path and amount of the count. */
export const rememberShortcut = (
  once: Once,
  id: string,
  now: number,
  used: string,
): { change: string; condition: string; names: Record<string, string>; values: Item } =>
  once
    ? {
        change: `, k.#key = :memo, kn.#key = ${used}`,
        condition: ' AND attribute_not_exists(k.#key) AND size(k) < :most',
        names: { '#key': once.key },
        values: { ':memo': { b: once.body, i: id, e: now + keptMs }, ':most': mostRemembered },
      }
    : { change: '', condition: '', names: {}, values: {} };
