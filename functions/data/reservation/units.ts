/**
 * Reserves units of a feature. How they end is in unit-end.ts; the unit of an assessment starts and ends in
 * functions/data/session/.
 */

import { accountKey, readAccount } from '#functions/data/account/account.ts';
import { type Actor, changeAccount } from '#functions/data/account/change.ts';
import { usage } from '#functions/data/account/usage.ts';
import type { Idempotency } from '#functions/data/idempotency/record.ts';
import { updateItem } from '#functions/outside/table.ts';
import { newId } from '#shared/lib/ids.ts';
import { type CountedFeature, type Feature, isCounted } from '#shared/plans/catalogue.ts';
import type { Usage } from '#shared/plans/gate-answer.ts';
import { reserve } from '#shared/plans/reservations.ts';
import { reserving } from './fast-path.ts';

/** Reserves `amount` units for 15 minutes. A denial is an answer, not an error. */
export function reserveUnits(
  actor: Actor,
  feature: Feature,
  amount: number,
  idempotency?: Idempotency,
): Promise<Usage> {
  const { now } = actor;
  const id = newId(actor.random16(), now);
  const quickly = async (): Promise<Usage> => {
    const { change, condition } = reserving(actor, feature as CountedFeature, { id, amount });
    const account = readAccount(await updateItem(accountKey(actor.user.sub), change, condition));
    return usage(account, feature, { reservationId: id });
  };
  return changeAccount<Usage>(
    actor,
    (account) => {
      const { ledger, denied, reserved } = reserve(account, { feature, amount, id, now });
      if (denied) return { answer: usage(account, feature, { allowed: false, denied }) };
      const answer = usage(ledger, feature, reserved ? { reservationId: id } : {});
      // nothing is counted, or it was our own earlier write whose answer was lost
      return ledger === account ? { answer } : { next: ledger, answer };
    },
    // with a key, the answer including the count is recorded together with its effect
    { idempotency, fastPath: isCounted(feature) && !idempotency ? quickly : undefined },
  );
}
