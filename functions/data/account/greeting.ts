import type { Idempotency } from '#functions/data/idempotency/record.ts';
import { type Actor, changeAccount } from './change.ts';

/** Marks somebody as greeted; whether they never were before. A repeat under the same key is told the same. */
export const greet = (actor: Actor, idempotency?: Idempotency): Promise<boolean> =>
  changeAccount<boolean>(
    actor,
    (account) => (account.greeted ? { answer: false } : { next: { ...account, greeted: true }, answer: true }),
    { idempotency },
  );
