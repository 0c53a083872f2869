/** One use of a metered route: begun before its handler, then committed with its receipt, or released (D-83). */

import { accountKey } from '#functions/data/account/account.ts';
import { type Actor, changeAccount } from '#functions/data/account/change.ts';
import { usage } from '#functions/data/account/usage.ts';
import {
  type Idempotency,
  isUnused,
  recordedAnswer,
  recordKey,
  writeRecord,
} from '#functions/data/idempotency/record.ts';
import { committing, reserving } from '#functions/data/reservation/fast-path.ts';
import { MAX_DOCUMENT_BYTES, packed, unpacked } from '#functions/data/table/document.ts';
import { isExpired } from '#functions/data/table/expiry.ts';
import { userPartition } from '#functions/data/table/user-partition.ts';
import { getItem, queryLast, updateItem, writeTogether } from '#functions/outside/table.ts';
import { AppError } from '#shared/lib/errors.ts';
import { newId } from '#shared/lib/ids.ts';
import { type CountedFeature, featureName } from '#shared/plans/catalogue.ts';
import type { Usage } from '#shared/plans/gate-answer.ts';
import type { Unit } from '#shared/plans/metered-route.ts';
import { commitReservation, RESERVATION_MS, releaseReservation, startUse } from '#shared/plans/reservations.ts';
import { openedWindow, openWindow, type Receipt, readReceipt, receiptPrefix, receiptRow, windowRow } from './row.ts';

/** A call that has not ended by then never will: API Gateway waits at most 29 seconds. */
const MAX_RUN_MS = 30_000;

export interface Use {
  feature: CountedFeature;
  idempotency: Idempotency | undefined;
  window: { ms: number; repeats: number } | undefined;
}

/** `id`: the unit's reservation; `answer`: that of an equal earlier call; `running`: an equal call is in progress. */
export type Begun = { id: string } | { denied: Usage } | { answer: unknown } | { running: true };

/** The record of an idempotency key. Answers may be large, so they are compressed. */
interface Recorded {
  document: Uint8Array;
}

const answerOf = ({ document }: Recorded): unknown => unpacked(document);

/**
 * Reserves a unit for 15 minutes, or nothing if the unit under `unitKey` was paid for and its window is open. Equal
 * calls under one idempotency key share a reservation, so only one of them runs.
 */
export function beginUse(actor: Actor, use: Use, unitKey: string | undefined): Promise<Begun> {
  const { user, now } = actor;
  const { feature, idempotency } = use;
  const id = idempotency?.key ?? newId(actor.random16(), now);
  const quickly = async (): Promise<Begun> => {
    const { change, condition } = reserving(actor, feature, { id, amount: 1, inUse: true });
    const update = accountKey(user.sub);
    if (idempotency)
      await writeTogether([
        { update, change, condition },
        { check: recordKey(user.sub, idempotency), condition: isUnused(now) },
      ]);
    else await updateItem(update, change, condition);
    return { id };
  };
  return changeAccount<Begun>(
    actor,
    async (account) => {
      const [record, free] = await Promise.all([
        idempotency && getItem(recordKey(user.sub, idempotency), { consistent: true }),
        unitKey !== undefined && isFree(actor, use, unitKey),
      ]);
      const recorded = idempotency && recordedAnswer<Recorded>(record, idempotency, now);
      if (recorded) return { answer: { answer: answerOf(recorded) } };
      const before = account.reservations[feature].find((reservation) => reservation.id === id);
      // our own earlier write whose answer was lost
      if (before && !idempotency) return { answer: { id } };
      if (before && now < before.expiresAt - RESERVATION_MS + MAX_RUN_MS) return { answer: { running: true } };
      const { ledger, denied } = startUse(account, { feature, id, now, free });
      if (denied) return { answer: { denied: usage(account, feature, { allowed: false, denied }) } };
      return { next: ledger, answer: { id } };
    },
    // a unit paid before may be free, which takes a read first
    { fastPath: unitKey === undefined ? quickly : undefined },
  );
}

async function isFree({ user, now }: Actor, { feature, window }: Use, key: string): Promise<boolean> {
  const open = window && (await openWindow(user.sub, { feature, key }, now));
  return Boolean(open && open.repeats < window.repeats);
}

/**
 * Commits the use: count, receipt, window and recorded answer are one transaction. A free repeat leaves the count and
 * the receipt unchanged.
 * @returns the caller's answer: this output, or that of an equal call that finished first
 * @throws AppError TOO_LARGE for an output that could not be given to a repeat
 */
export async function commitUse<Out>(
  actor: Actor,
  use: Use,
  id: string,
  { unit, output }: { unit: Unit | undefined; output: Out },
): Promise<{ output: Out } | { denied: Usage }> {
  const { user, now } = actor;
  const { feature, idempotency, window } = use;
  const document = packed(output);
  if (idempotency && document.length > MAX_DOCUMENT_BYTES)
    throw new AppError('TOO_LARGE', 'This is too long to be written. Please shorten what you sent.');
  const paid = unit && { feature, key: unit.key };
  const receipt = receiptRow(user.sub, { id, feature, at: now, title: unit?.title ?? featureName[feature] });
  const quickly = async (): Promise<Recorded> => {
    await writeTogether([
      { update: accountKey(user.sub), ...committing(actor, feature, id) },
      { put: receipt },
      ...(paid && window ? [openedWindow(user.sub, paid, now + window.ms, now)] : []),
      ...(idempotency ? [writeRecord(user.sub, idempotency, { document }, now)] : []),
    ]);
    return { document };
  };
  const committed = await changeAccount<Recorded | { denied: Usage }>(
    actor,
    async (account) => {
      const open = paid && window && (await openWindow(user.sub, paid, now));
      if (open && open.repeats < window.repeats)
        return {
          next: releaseReservation(account, feature, id),
          beside: [{ put: windowRow(user.sub, paid, open.repeats + 1, open.closesAt) }],
          answer: { document },
        };
      const reserved = account.reservations[feature].some((each) => each.id === id && each.amount > 0);
      // a use released meanwhile, or begun free in a window that has closed, needs a unit now
      const { ledger, denied } = reserved
        ? { ledger: account }
        : startUse(releaseReservation(account, feature, id), { feature, id, now, free: false });
      if (denied) return { answer: { denied: usage(account, feature, { allowed: false, denied }) } };
      return {
        next: commitReservation(ledger, feature, id),
        beside: [{ put: receipt }, ...(paid && window ? [{ put: windowRow(user.sub, paid, 0, now + window.ms) }] : [])],
        answer: { document },
      };
    },
    { idempotency, fastPath: quickly },
  );
  return 'denied' in committed ? committed : { output: answerOf(committed) as Out };
}

/** Releases the unit after a failure; repeats, and uses that ended otherwise, change nothing. */
export const releaseUse = (actor: Actor, { feature }: Use, id: string): Promise<void> =>
  changeAccount<void>(actor, (account) =>
    account.reservations[feature].some((reservation) => reservation.id === id)
      ? { next: releaseReservation(account, feature, id), answer: undefined }
      : { answer: undefined },
  );

/** What the units that still count produced, newest first. */
export async function loadReceipts({ user, now }: Pick<Actor, 'user' | 'now'>, limit: number): Promise<Receipt[]> {
  const rows = await queryLast(userPartition(user.sub), receiptPrefix, `${receiptPrefix}~`, limit);
  return rows.filter((row) => !isExpired(row, now)).map(readReceipt);
}
