import * as z from 'zod/mini';
import {
  AliasExistsException,
  CodeMismatchException,
  ExpiredCodeException,
  InvalidParameterException,
  LimitExceededException,
} from '#infra/local/stand-ins/cognito/errors.ts';
import { accessToken, code } from '#infra/local/stand-ins/cognito/inputs.ts';
import { operation } from '#infra/local/stand-ins/cognito/operation.ts';

/** Verifies the code mailed to the new address, which then replaces the old one. */
export const verifyUserAttribute = operation({
  input: z.object({ AccessToken: accessToken, AttributeName: z.string(), Code: code }),
  async run({ AccessToken, AttributeName, Code }, { pool, now, source }) {
    const user = await pool.bearer(AccessToken, now);
    if (AttributeName !== 'email') throw new InvalidParameterException('Attribute cannot be verified.');
    if (pool.codeGuessing.waits(`${user.sub} email`, source, now)) throw new LimitExceededException();
    const email = pool.users.pendingOf(user.sub);
    const verdict = email === null ? 'wrong' : pool.codes.judge(user.sub, 'email', Code, now);
    if (verdict === 'expired' || verdict === 'used') throw new ExpiredCodeException();
    if (verdict === 'wrong') {
      pool.codeGuessing.count(`${user.sub} email`, source, now);
      throw new CodeMismatchException();
    }
    pool.inTransaction(() => {
      if (pool.users.find(email!)) throw new AliasExistsException();
      pool.codes.use(user.sub, 'email');
      pool.users.rename(user.sub, email!, now);
    });
    pool.config.forget(user.email);
    return {};
  },
});
