/** Reads and changes an account: one read and one guarded transaction, or the fast path of a reservation. */

import { archivedSession, assessmentKey } from '#functions/data/assessment/assessment.ts';
import { type Idempotency, recordedAnswer, recordKey, writeRecord } from '#functions/data/idempotency/record.ts';
import { type Racer, untilWritten } from '#functions/data/table/lost-race.ts';
import { isUnchanged } from '#functions/data/table/version.ts';
import { ConditionFailed, getItem, getItems, type Item, type Write, writeTogether } from '#functions/outside/table.ts';
import { accountErased, notSignedIn } from '#shared/lib/errors.ts';
import { normalise } from '#shared/plans/normalise.ts';
import { type Account, accountKey, isErased, newAccount, readAccount, storeAccount } from './account.ts';
import { noteSeen } from './seen.ts';

/** Who makes the change, and when. */
export interface Actor extends Racer {
  user: { sub: string; authTime: number };
  now: number;
}

/** The outcome of a change to a normalised account. Without `next` nothing is written. */
export interface Change<T> {
  next?: Account;
  /** Rows written in the same transaction, for example the row of a completed assessment. */
  beside?: Write[];
  answer: T;
}

/**
 * The common case as a single conditional write without a read, so that concurrent calls never lose a race. Its
 * condition holds only if the full path would make exactly the same change.
 * @throws ConditionFailed otherwise
 */
type FastPath<T> = () => Promise<T>;

export const contended = 'Too much is happening in this account at once. Please try again.';

/** The account as of now: periods rolled over, expired reservations released. Reading writes nothing. */
export async function loadAccount({ user, now }: Pick<Actor, 'user' | 'now'>): Promise<Account> {
  return normalise(current(await getItem(accountKey(user.sub), { consistent: true }), user, now), now);
}

/** @throws AppError UNAUTHORIZED for a token older than the sign-out, and for every token once the account is erased */
export function current(item: Item | undefined, user: Actor['user'], now: number): Account {
  const signedOutBefore = Number(item?.signedOutBefore ?? 0);
  noteSeen(user.sub, signedOutBefore, now);
  if (isErased(item)) throw accountErased();
  if (user.authTime < signedOutBefore) throw notSignedIn();
  return item ? readAccount(item) : newAccount(now);
}

interface Options<T> {
  idempotency?: Idempotency | undefined;
  fastPath?: FastPath<T> | undefined;
}
type Decide<T> = (account: Account, stored: Account) => Change<T> | Promise<Change<T>>;

/**
 * Applies `decide` to the account exactly once under concurrency: if another write comes first, `decide` runs again on
 * the new state, so a refusal always refers to a state that existed. `decide` receives the normalised account and the
 * stored one. With an idempotency key the answer is recorded together with its effect and replayed to every retry. A
 * refusal has no effect and is not recorded.
 * @throws AppError of `decide`; UNAUTHORIZED after a sign-out; UNAVAILABLE while the row stays contended
 */
export const changeAccount = <T>(actor: Actor, decide: Decide<T>, options: Options<T> = {}): Promise<T> =>
  untilWritten(actor, contended, () => changeOnce(actor, decide, options), {
    // try the fast path once more: another call may have made it possible, and it cannot lose a race
    triesAtOnce: options.fastPath ? 1 : 0,
  });

/** @throws ConditionFailed or WriteConflict when another writer came first */
async function changeOnce<T>(actor: Actor, decide: Decide<T>, options: Options<T>): Promise<T> {
  const { user, now } = actor;
  const { idempotency, fastPath } = options;
  const key = accountKey(user.sub);
  let item: Item | undefined;
  let isRead = false;
  if (fastPath)
    try {
      return await fastPath();
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      // a failed transaction returns only the rows whose condition failed
      isRead = error.items.length === 1;
      if (isRead) [item] = error.items;
    }
  if (idempotency) {
    const [account, record] = await getItems([key, recordKey(user.sub, idempotency)]);
    current(account, user, now);
    const answer = recordedAnswer<T>(record, idempotency, now);
    if (answer !== undefined) return answer;
    item = account;
  } else if (!isRead) item = await getItem(key, { consistent: true });

  const stored = current(item, user, now);
  const { next, beside = [], answer } = await decide(normalise(stored, now), stored);
  if (!next) return answer;
  const record = idempotency ? [writeRecord(user.sub, idempotency, answer, now)] : [];
  await write(actor, stored, next, [...beside, ...record]);
  return answer;
}

/**
 * Replaces the account unless another writer came first. A session that leaves the account becomes a row of its own.
 * Always a transaction, even with one part: its token makes the SDK's retry after a lost answer harmless.
 */
async function write({ user, now }: Actor, stored: Account, next: Account, beside: Write[]): Promise<void> {
  const left = stored.session && stored.session.id !== next.session?.id ? stored.session : null;
  const archivedAs = left && assessmentKey(user.sub, left.id)?.sk;
  const isWritten = beside.some((each) => 'put' in each && each.put.sk === archivedAs);
  await writeTogether([
    {
      put: storeAccount(user.sub, { ...next, version: stored.version + 1 }),
      condition: isUnchanged(stored.version),
    },
    ...beside,
    ...(left && !isWritten ? [{ put: archivedSession(user.sub, left, now, next.subscribed) }] : []),
  ]);
  noteSeen(user.sub, next.signedOutBefore, now);
}
