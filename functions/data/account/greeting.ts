import type { Idempotency } from '#functions/data/idempotency/record.ts';
import { type Actor, changeAccount } from './change.ts';

/**
 * Marks the person as greeted and returns whether this was the first time. A retry under the same key gets the same
 * answer.
 */
export const greet = (actor: Actor, idempotency?: Idempotency): Promise<boolean> =>
  changeAccount<boolean>(
    actor,
    (account) => (account.greeted ? { answer: false } : { next: { ...account, greeted: true }, answer: true }),
    { idempotency },
  );
