/** How an account is read and changed: one read and one guarded transaction, or the fast path of a reservation. */

import { archivedSession, assessmentKey } from '#functions/data/assessment/assessment.ts';
import { type Idempotency, recordedAnswer, recordKey, writeRecord } from '#functions/data/idempotency/record.ts';
import { type Racer, untilWritten } from '#functions/data/table/lost-race.ts';
import { isUnchanged } from '#functions/data/table/version.ts';
import { ConditionFailed, getItem, getItems, type Item, type Write, writeTogether } from '#functions/outside/table.ts';
import { accountErased, notSignedIn } from '#shared/lib/errors.ts';
import { normalise } from '#shared/plans/normalise.ts';
import { type Account, accountKey, isErased, newAccount, readAccount, storeAccount } from './account.ts';
import { noteSeen } from './seen.ts';

/** Who changes, and when. */
export interface Actor extends Racer {
  user: { sub: string; authTime: number };
  now: number;
}

/** The outcome of a change to a normalised account. Without `next` nothing is written. */
export interface Change<T> {
  next?: Account;
  /** Written together with the account, for example the row of a completed assessment. */
  beside?: Write[];
  answer: T;
}

/**
 * The common case as one conditional write without a read: however many do so at once, none of them loses a race. Its
 * condition holds only if the change would do exactly the same.
 * @throws ConditionFailed otherwise
 */
type FastPath<T> = () => Promise<T>;

export const contended = 'Too much is happening in this account at once. Please try again.';

/** The account as it is now: periods rolled, expired reservations given back. Reads change nothing on disk. */
export async function loadAccount({ user, now }: Pick<Actor, 'user' | 'now'>): Promise<Account> {
  return normalise(current(await getItem(accountKey(user.sub), { consistent: true }), user, now), now);
}

/** @throws AppError UNAUTHORIZED for a token older than the sign-out, and for anybody once the account is erased */
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
 * Changes the account by `decide`, exactly once however many do so at the same time: what has changed meanwhile is
 * decided again, so a refusal is always about a state that really was. `decide` sees the account normalised, and as it
 * is stored. Under an idempotency key the answer is recorded with its effect and given to every repeat; a refusal has
 * no effect and is not recorded.
 * @throws AppError of `decide`; UNAUTHORIZED after a sign-out; UNAVAILABLE when the row stays contended until the end
 */
export const changeAccount = <T>(actor: Actor, decide: Decide<T>, options: Options<T> = {}): Promise<T> =>
  untilWritten(actor, contended, () => changeOnce(actor, decide, options), {
    // the fast path once more: another call may have made it possible, and it cannot lose a race
    triesAtOnce: options.fastPath ? 1 : 0,
  });

/** @throws ConditionFailed or WriteConflict when somebody else was writing */
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
      // of a transaction it tells only those rows whose condition failed
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
 * Replaces the account if nobody else has written since; a session that leaves it becomes a row of its own. Always a
 * transaction, even of one part: its token makes the SDK's repeat after a lost answer harmless.
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
