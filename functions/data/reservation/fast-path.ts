/** Reserves with one conditional write, for the gate or for a metered call (docs/decisions/0001). */
import type { Actor } from '#functions/data/account/change.ts';
import { limitsFingerprint } from '#functions/data/account/limits-fingerprint.ts';
import type { Condition } from '#functions/outside/table.ts';
import type { CountedFeature } from '#shared/plans/catalogue.ts';
import type { Reservation } from '#shared/plans/ledger.ts';
import { RESERVATION_MS } from '#shared/plans/reservations.ts';

/** Concurrent calls differ by less than this; the one that began first may write last. */
const AT_ONCE_MS = 30_000;

/** Counts and reserves in the common case; every other case is left to the rules (shared/plans/ledger.ts). */
export function reserving(
  { user, now }: Actor,
  feature: CountedFeature,
  { id, amount, inUse }: Pick<Reservation, 'id' | 'amount' | 'inUse'>,
): { change: string; condition: Condition } {
  const expiresAt = now + RESERVATION_MS;
  const reservation: Omit<Reservation, 'id'> = { amount, expiresAt, counted: true, ...(inUse && { inUse }) };
  return {
    change: [
      'SET features.#feature.#used = features.#feature.#used + :amount',
      'features.#feature.#left = features.#feature.#left - :amount',
      'features.#feature.reservations.#id = :reservation',
      'features.#feature.nextExpiry = if_not_exists(features.#feature.nextExpiry, :expiresAt)',
      ...(inUse ? [] : ['features.#feature.hasGateReservation = :true']),
      '#version = #version + :one',
    ].join(', '),
    condition: {
      expression: [
        'signedOutBefore <= :authTime',
        'paidUntil > :now',
        'limits = :limits',
        'features.#feature.periodEnd > :now',
        'features.#feature.#left >= :amount',
        // nothing has expired that must be released first, and the clock did not go back
        '(attribute_not_exists(features.#feature.nextExpiry) OR (features.#feature.nextExpiry > :now AND features.#feature.nextExpiry < :later))',
        '(attribute_not_exists(#session) OR #session.expiresAt > :now)',
        // the SDK may retry a write whose answer was lost
        'attribute_not_exists(features.#feature.reservations.#id)',
        // a metered call takes over what the gate has reserved
        ...(inUse ? ['attribute_not_exists(features.#feature.hasGateReservation)'] : []),
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
        ':expiresAt': expiresAt,
        ':later': expiresAt + AT_ONCE_MS,
        ...(!inUse && { ':true': true }),
      },
    },
  };
}

/** Commits the unit that a metered call has reserved, while its reservation is valid. */
export const committing = (
  { user, now }: Actor,
  feature: CountedFeature,
  id: string,
): { change: string; condition: Condition } => ({
  change: 'REMOVE features.#feature.reservations.#id SET #version = #version + :one',
  condition: {
    expression: [
      'signedOutBefore <= :authTime',
      'features.#feature.reservations.#id.expiresAt > :now',
      // a call that began free in a window that has closed now needs a unit
      'features.#feature.reservations.#id.amount > :zero',
    ].join(' AND '),
    names: { '#feature': feature, '#id': id, '#version': 'version' },
    values: { ':authTime': user.authTime, ':now': now, ':zero': 0, ':one': 1 },
  },
});
