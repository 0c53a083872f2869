/** How an account is read and changed: one conditional write where it can be, a guarded rewrite where it must. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Condition,
  ConditionFailed,
  getItem,
  type Item,
  putItem,
  updateItem,
  type Write,
  WriteConflict,
  writeTogether,
} from '#functions/outside/table.ts';
import { AppError } from '#shared/lib/errors.ts';
import { newId } from '#shared/lib/ids.ts';
import { settle } from '#shared/plans/ledger.ts';
import { type Account, accountKey, newAccount, readAccount, storeAccount } from './account-item.ts';
import { archivedSession, assessmentKey } from './assessment-item.ts';

/** Who changes, and when. */
export interface Actor {
  user: { sub: string; authTime: number };
  now: number;
  random16(): Uint8Array;
}

/** What a step makes of a settled account. Without `next` nothing is written. */
export interface Step<T> {
  next?: Account;
  /** Written together with the account, for example the row of a completed assessment. */
  beside?: Write[];
  answer: T;
}

/** The common case as one UpdateItem. Its condition holds only if the step would do exactly the same. */
export interface Shortcut<T> {
  change: string;
  condition: Condition;
  answer(account: Account): T;
}

const tries = 12;

/** The account as it is now: periods rolled, expired holds given back. Reads change nothing on disk. */
export async function loadAccount({ user, now }: Pick<Actor, 'user' | 'now'>): Promise<Account> {
  return settle(current(await getItem(accountKey(user.sub), { consistent: true }), user, now), now);
}

/** @throws AppError UNAUTHORIZED for a token older than the sign-out */
export function current(item: Item | undefined, user: Actor['user'], now: number): Account {
  const account = item ? readAccount(item) : newAccount(now);
  if (user.authTime < account.signedOutBefore) throw new AppError('UNAUTHORIZED', 'Sign in to go on.');
  return account;
}

/**
 * Changes the account by `step`, exactly once however many do so at the same time. The row a failed condition gives
 * back is what is decided on next, so a refusal is always about a state that really was. The step sees the account with
 * everything settled that time has changed, and as it is stored.
 * @throws AppError of the step; UNAUTHORIZED after a sign-out; UNAVAILABLE when the row stays contended
 */
export async function changeAccount<T>(
  actor: Actor,
  step: (account: Account, stored: Account) => Step<T> | Promise<Step<T>>,
  shortcut?: Shortcut<T>,
): Promise<T> {
  const { user, now } = actor;
  const key = accountKey(user.sub);
  /** undefined: not read yet, null: there is none */
  let seen: Item | null | undefined;
  let certain = false;

  for (let attempt = 0; attempt < tries; attempt++) {
    if (attempt > 0) await sleep(((actor.random16()[0] ?? 0) / 256) * Math.min(250, 4 * 2 ** attempt));
    try {
      if (shortcut) {
        const { change, condition, answer } = shortcut;
        try {
          return answer(readAccount(await updateItem(key, change, condition)));
        } catch (error) {
          if (!(error instanceof ConditionFailed)) throw error;
          [seen = null] = error.items;
          certain = true;
        }
      } else if (seen === undefined) {
        seen = (await getItem(key, { consistent: certain })) ?? null;
      }

      const stored = current(seen ?? undefined, user, now);
      let decided: Step<T>;
      try {
        decided = await step(settle(stored, now), stored);
      } catch (error) {
        // a cheap read may be a moment old: refuse only on what is certain
        if (certain || !(error instanceof AppError)) throw error;
        [seen, certain] = [undefined, true];
        continue;
      }
      if (!decided.next) return decided.answer;
      await write(actor, stored, decided.next, decided.beside);
      return decided.answer;
    } catch (error) {
      if (error instanceof ConditionFailed) [seen, certain] = [error.items[0], true];
      else if (error instanceof WriteConflict) [seen, certain] = [undefined, true];
      else throw error;
    }
  }
  throw new AppError('UNAVAILABLE', 'Too much is happening in this account at once. Please try again.', {
    retryAfterSeconds: 1,
  });
}

/** Replaces the account if nobody else has written since; a session that leaves it becomes a row of its own. */
async function write({ user, now, random16 }: Actor, stored: Account, next: Account, beside: Write[] = []) {
  const mark = newId(random16(), now);
  const item = { ...storeAccount(user.sub, { ...next, version: stored.version + 1 }), w: mark };
  const condition =
    stored.version === 0
      ? { expression: 'attribute_not_exists(pk)' }
      : { expression: 'v = :v', values: { ':v': stored.version } };
  const left = stored.session && stored.session.id !== next.session?.id ? stored.session : null;
  const archivedAs = left && assessmentKey(user.sub, left.id)?.sk;
  const isWritten = beside.some((each) => 'put' in each && each.put.sk === archivedAs);
  const archived = left && !isWritten ? [{ put: archivedSession(user.sub, left, now, next) }] : [];
  const others = [...beside, ...archived];
  if (others.length > 0) return writeTogether([{ put: item, condition }, ...others]);
  try {
    await putItem(item, condition);
  } catch (error) {
    // our own write, whose answer was lost on the way and which the SDK has repeated
    if (!(error instanceof ConditionFailed) || error.items[0]?.w !== mark) throw error;
  }
}
