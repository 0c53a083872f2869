import type { Purpose } from './codes.ts';
import {
  CodeMismatchException,
  ExpiredCodeException,
  LimitExceededException,
  NotAuthorizedException,
} from './errors.ts';
import type { Call } from './operation.ts';
import type { User } from './users.ts';

/** The minimum duration of answers about codes and mails: longer than the work for a real account takes. */
export const MIN_ANSWER_MS = 60;

/**
 * The user to whom this code was mailed. Throws Cognito's errors; for an account that does not exist, is disabled or
 * never requested a code, the same error as for a wrong code.
 */
export function judgeCode(username: string, purpose: Purpose, code: string, { pool, now, source }: Call): User {
  const found = pool.users.find(username);
  const account = found?.sub ?? pool.decoy(username).sub;
  if (pool.codeGuessing.waits(account, source, now)) throw new LimitExceededException();
  const verdict = found?.enabled ? pool.codes.judge(found.sub, purpose, code, now) : 'wrong';
  if (verdict === 'right') return found!;
  if (verdict === 'expired') throw new ExpiredCodeException();
  if (verdict === 'used') {
    if (purpose === 'reset') throw new ExpiredCodeException();
    throw new NotAuthorizedException('User cannot be confirmed. Current status is CONFIRMED');
  }
  pool.codeGuessing.count(account, source, now);
  throw new CodeMismatchException();
}
