/** Units of a feature, reserved. How they end is in unit-end.ts, the unit of an assessment in session.ts. */
import { newId } from '#shared/lib/ids.ts';
import { type CountedFeature, type Feature, limitsFingerprint } from '#shared/plans/catalogue.ts';
import type { Usage } from '#shared/plans/gate-answer.ts';
import { HOLD_MS, isCounted, reserve, usageOf } from '#shared/plans/ledger.ts';
import { type Actor, changeAccount, type Shortcut } from './account.ts';
import { type Account, featureCode, holdText, timeText } from './account-item.ts';
import { type Once, recall, remember, rememberShortcut } from './remembered.ts';

export const usage = (account: Account, feature: Feature, more: Partial<Usage> = {}): Usage => ({
  allowed: true,
  ...usageOf(account, feature),
  plan: account.plan,
  ...more,
});

/** Reserves `amount` units for 15 minutes. A refusal is an answer, not an error; it is not remembered. */
export function reserveUnits(actor: Actor, feature: Feature, amount: number, once: Once): Promise<Usage> {
  const { now } = actor;
  const id = newId(actor.random16(), now);
  return changeAccount<Usage>(
    actor,
    (account) => {
      const before = recall(account, once, now);
      if (before) return { answer: repeated(account, feature, before) };
      const { ledger, denied, held } = reserve(account, { feature, amount, id, now });
      if (denied) return { answer: usage(account, feature, { allowed: false, denied }) };
      const answer = usage(ledger, feature, held ? { reservationId: id } : {});
      // nothing is counted, or our own earlier write whose answer was lost
      if (ledger === account) return { answer };
      return { next: remember(ledger, once, { id: held ? id : '', current: answer.current }, now), answer };
    },
    isCounted(feature) ? reserveShortcut(actor, feature, amount, id, once) : undefined,
  );
}

const repeated = (account: Account, feature: Feature, { id, current }: { id: string; current: number }): Usage => ({
  ...usage(account, feature, id ? { reservationId: id } : {}),
  current,
});

function reserveShortcut(
  { user, now }: Actor,
  feature: CountedFeature,
  amount: number,
  id: string,
  once: Once,
): Shortcut<Usage> {
  const f = `f.${featureCode[feature]}`;
  const memo = rememberShortcut(once, id, now, `${f}.n + :amount`);
  const hold = holdText({ id, amount, expiresAt: now + HOLD_MS, counted: true });
  return {
    change: `SET ${f}.n = ${f}.n + :amount, ${f}.l = ${f}.l - :amount, ${f}.h = list_append(${f}.h, :holds), v = v + :one${memo.change}`,
    condition: {
      expression:
        `so <= :auth AND pu > :now AND rv = :rules AND ${f}.e > :now AND ${f}.l >= :amount` +
        // nothing has expired that would have to be given back first
        ` AND (attribute_not_exists(${f}.h[0]) OR ${f}.h[0] > :nowText) AND (attribute_not_exists(s) OR s.x > :now)` +
        // the SDK may repeat a write whose answer was lost
        ` AND NOT contains(${f}.h, :hold)${memo.condition}`,
      names: memo.names,
      values: {
        ':amount': amount,
        ':holds': [hold],
        ':hold': hold,
        ':one': 1,
        ':auth': user.authTime,
        ':now': now,
        ':nowText': `${timeText(now)}~`,
        ':rules': limitsFingerprint,
        ...memo.values,
      },
    },
    answer: (account) => usage(account, feature, { reservationId: id }),
  };
}
