/**
 * Units of a feature, reserved or used up at once. How reserved ones end is in unit-end.ts; the unit of an assessment is
 * started and ended by functions/data/session/.
 */

import { type Actor, changeAccount, type FastPath } from '#functions/data/account/change.ts';
import { usage } from '#functions/data/account/usage.ts';
import type { Idempotency } from '#functions/data/idempotency/record.ts';
import { newId } from '#shared/lib/ids.ts';
import { type CountedFeature, type Feature, limitsFingerprint } from '#shared/plans/catalogue.ts';
import type { Usage } from '#shared/plans/gate-answer.ts';
import { commitReservation, isCounted, RESERVATION_MS, reserve } from '#shared/plans/ledger.ts';

/** Reserves `amount` units for 15 minutes. A refusal is an answer, not an error. */
export function reserveUnits(
  actor: Actor,
  feature: Feature,
  amount: number,
  idempotency?: Idempotency,
): Promise<Usage> {
  const { now } = actor;
  const id = newId(actor.random16(), now);
  return changeAccount<Usage>(
    actor,
    (account) => {
      const { ledger, denied, reserved } = reserve(account, { feature, amount, id, now });
      if (denied) return { answer: usage(account, feature, { allowed: false, denied }) };
      const answer = usage(ledger, feature, reserved ? { reservationId: id } : {});
      // nothing is counted, or our own earlier write whose answer was lost
      return ledger === account ? { answer } : { next: ledger, answer };
    },
    { idempotency, fastPath: isCounted(feature) ? reserveQuickly(actor, feature, amount, id) : undefined },
  );
}

/**
 * Uses `amount` units up for good, reserved by nobody on the way. That leaves no trace by which a write could be told
 * from its own repeat, so there is no fast path: a transaction has a token.
 */
export function spendUnits(
  actor: Actor,
  feature: CountedFeature,
  amount: number,
  idempotency?: Idempotency,
): Promise<Usage> {
  const { now } = actor;
  const id = newId(actor.random16(), now);
  return changeAccount<Usage>(
    actor,
    (account) => {
      const { ledger, denied } = reserve(account, { feature, amount, id, now });
      if (denied) return { answer: usage(account, feature, { allowed: false, denied }) };
      const next = commitReservation(ledger, feature, id);
      return { next, answer: usage(next, feature) };
    },
    { idempotency },
  );
}

/** Counts and reserves in one write where nothing stands in the way; else the rules decide (shared/plans/ledger.ts). */
function reserveQuickly({ user, now }: Actor, feature: CountedFeature, amount: number, id: string): FastPath<Usage> {
  const reservation = { amount, expiresAt: now + RESERVATION_MS, counted: true };
  return {
    update:
      'SET features.#feature.#used = features.#feature.#used + :amount' +
      ', features.#feature.#left = features.#feature.#left - :amount' +
      ', features.#feature.reservations.#id = :reservation' +
      ', features.#feature.nextExpiry = if_not_exists(features.#feature.nextExpiry, :expiresAt)' +
      ', #version = #version + :one',
    condition: {
      expression: [
        'signedOutBefore <= :authTime',
        'paidUntil > :now',
        'limits = :limits',
        'features.#feature.periodEnd > :now',
        'features.#feature.#left >= :amount',
        // nothing has expired that would have to be given back first
        '(attribute_not_exists(features.#feature.nextExpiry) OR features.#feature.nextExpiry > :now)',
        '(attribute_not_exists(#session) OR #session.expiresAt > :now)',
        // the SDK may repeat a write whose answer was lost
        'attribute_not_exists(features.#feature.reservations.#id)',
      ].join(' AND '),
      names: {
        '#feature': feature,
        '#id': id,
        '#used': 'used',
        '#left': 'left',
        '#session': 'session',
        '#version': 'version',
      },
      values: {
        ':amount': amount,
        ':one': 1,
        ':authTime': user.authTime,
        ':now': now,
        ':limits': limitsFingerprint,
        ':reservation': reservation,
        ':expiresAt': reservation.expiresAt,
      },
    },
    answer: (account) => usage(account, feature, { reservationId: id }),
  };
}
