import * as z from 'zod/mini';
import {
  checkClient,
  checkPassword,
  clientId,
  code,
  password,
  username,
} from '#infra/local/stand-ins/cognito/inputs.ts';
import { operation } from '#infra/local/stand-ins/cognito/operation.ts';
import { makeVerifier } from '#infra/local/stand-ins/cognito/srp.ts';
import { tellConfirmed } from '#infra/local/stand-ins/cognito/triggers.ts';
import { judgeCode, MIN_ANSWER_MS } from '#infra/local/stand-ins/cognito/verification.ts';

/**
 * Sets a new password by mailed code and ends every session, so that anybody with the old password is signed out
 * (reliability 4).
 */
export const confirmForgotPassword = operation({
  leastMs: MIN_ANSWER_MS,
  input: z.object({ ClientId: clientId, Username: username, ConfirmationCode: code, Password: password }),
  async run({ ClientId, Username, ConfirmationCode, Password }, call) {
    const { pool, now } = call;
    checkClient(pool, ClientId);
    checkPassword(pool, Password);
    const user = judgeCode(Username, 'reset', ConfirmationCode, call);
    const verifier = makeVerifier(pool.userPoolId, user.sub, Password);
    pool.inTransaction(() => {
      pool.codes.use(user.sub, 'reset');
      pool.users.setVerifier(user.sub, verifier, now);
      pool.sessions.revokeAll(user.sub);
    });
    await tellConfirmed('PostConfirmation_ConfirmForgotPassword', user, call);
    return {};
  },
});
