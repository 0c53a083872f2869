/**
 * Units of a feature, reserved or used up at once. How reserved ones end is in unit-end.ts, the unit of an assessment in
 * session.ts.
 */
import { newId } from '#shared/lib/ids.ts';
import { type CountedFeature, type Feature, limitsFingerprint } from '#shared/plans/catalogue.ts';
import type { Usage } from '#shared/plans/gate-answer.ts';
import { commitHold, HOLD_MS, isCounted, reserve, usageOf } from '#shared/plans/ledger.ts';
import { type Actor, changeAccount, type Shortcut } from './account.ts';
import { type Account, featureCode, holdText, timeText } from './account-item.ts';
import { endMark, type Once, recall, remember, rememberShortcut } from './remembered.ts';

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
    isCounted(feature) ? reserveShortcut([actor, feature, amount, once], id) : undefined,
  );
}

/**
 * Uses `amount` units up for good, held by nobody on the way. Nothing held would tell a write from its own repeat after a
 * lost answer, so without an Idempotency-Key it is remembered like the reservation it would have been.
 */
export function spendUnits(actor: Actor, feature: CountedFeature, amount: number, given: Once): Promise<Usage> {
  const { now } = actor;
  const id = newId(actor.random16(), now);
  const once = given ?? { key: endMark(id), body: 'commit' };
  return changeAccount<Usage>(
    actor,
    (account) => {
      const before = recall(account, once, now);
      if (before) return { answer: repeated(account, feature, before) };
      const { ledger, denied } = reserve(account, { feature, amount, id, now });
      if (denied) return { answer: usage(account, feature, { allowed: false, denied }) };
      const next = commitHold(ledger, feature, id);
      const answer = usage(next, feature);
      return { next: remember(next, once, { id: '', current: answer.current }, now), answer };
    },
    { ...countMore([actor, feature, amount, once], ''), answer: (account) => usage(account, feature) },
  );
}

const repeated = (account: Account, feature: Feature, { id, current }: { id: string; current: number }): Usage => ({
  ...usage(account, feature, id ? { reservationId: id } : {}),
  current,
});

type Counted = [actor: Actor, feature: CountedFeature, amount: number, once: Once];

/** Counts `amount` more, where nothing stands in the way; `id` is what a repeat is answered with. */
function countMore(
  [{ user, now }, feature, amount, once]: Counted,
  id: string,
): Pick<Shortcut<Usage>, 'change' | 'condition'> {
  const f = `f.${featureCode[feature]}`;
  const memo = rememberShortcut(once, id, now, `${f}.n + :amount`);
  return {
    change: `SET ${f}.n = ${f}.n + :amount, ${f}.l = ${f}.l - :amount, v = v + :one${memo.change}`,
    condition: {
      expression:
        `so <= :auth AND pu > :now AND rv = :rules AND ${f}.e > :now AND ${f}.l >= :amount` +
        // nothing has expired that would have to be given back first
        ` AND (attribute_not_exists(${f}.h[0]) OR ${f}.h[0] > :nowText) AND (attribute_not_exists(s) OR s.x > :now)` +
        memo.condition,
      names: memo.names,
      values: {
        ':amount': amount,
        ':one': 1,
        ':auth': user.authTime,
        ':now': now,
        ':nowText': `${timeText(now)}~`,
        ':rules': limitsFingerprint,
        ...memo.values,
      },
    },
  };
}

function reserveShortcut(counted: Counted, id: string): Shortcut<Usage> {
  const [{ now }, feature, amount] = counted;
  const holds = `f.${featureCode[feature]}.h`;
  const hold = holdText({ id, amount, expiresAt: now + HOLD_MS, counted: true });
  const { change, condition } = countMore(counted, id);
  return {
    change: `${change}, ${holds} = list_append(${holds}, :holds)`,
    condition: {
      ...condition,
      // the SDK may repeat a write whose answer was lost
      expression: `${condition.expression} AND NOT contains(${holds}, :hold)`,
      values: { ...condition.values, ':holds': [hold], ':hold': hold },
    },
    answer: (account) => usage(account, feature, { reservationId: id }),
  };
}
