/** Resets counters: by their owner where that is allowed, or by an administrator. */
import { auditRecord } from '#functions/data/audit/record.ts';
import { AppError } from '#shared/lib/errors.ts';
import { newId } from '#shared/lib/ids.ts';
import type { CountedFeature } from '#shared/plans/catalogue.ts';
import { usageOf } from '#shared/plans/ledger.ts';
import { resetCounter } from '#shared/plans/normalise.ts';
import { type Actor, changeAccount } from './change.ts';
import { unlessErased } from './erased.ts';
import { systemActor } from './system-actor.ts';

/** Sets the caller's count of a feature to zero. Units reserved earlier do not affect the new count. */
export const resetOwnUsage = (actor: Actor, feature: CountedFeature): Promise<{ current: number; limit: number }> =>
  changeAccount(actor, (account) => {
    const next = resetCounter(account, feature);
    return { next, answer: usageOf(next, feature) };
  });

export interface Reset {
  sub: string;
  feature: CountedFeature;
  /** -1 unlimited, 0 locked */
  limit: number;
}

/**
 * Sets another person's count of a feature to zero, with an individual limit. Who did it to whom is recorded for good.
 * @throws AppError NOT_FOUND for somebody who has never used anything: a reset creates no accounts for others
 */
export async function resetUser(admin: Actor, { sub, feature, limit }: Reset): Promise<{ oldLimit: number }> {
  const { now } = admin;
  const id = newId(admin.random16(), now);
  const unknown = new AppError('NOT_FOUND', 'There is no account with that id.', { field: 'user_id' });
  const change = changeAccount(systemActor(sub, now), (account, stored) => {
    if (stored.version === 0 && sub !== admin.user.sub) throw unknown;
    const next = resetCounter({ ...account, ownLimits: { ...account.ownLimits, [feature]: limit } }, feature);
    const { current: oldUsed, limit: oldLimit } = usageOf(account, feature);
    const record = { by: admin.user.sub, whom: sub, feature, oldLimit, newLimit: limit, oldUsed, at: now };
    return { next, beside: [{ put: auditRecord(id, record) }], answer: { oldLimit } };
  });
  const reset = await unlessErased(change, null);
  if (!reset) throw unknown;
  return reset;
}
