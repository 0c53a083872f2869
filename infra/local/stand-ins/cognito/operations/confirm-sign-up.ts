import * as z from 'zod/mini';
import { checkClient, clientId, code, username } from '#infra/local/stand-ins/cognito/inputs.ts';
import { operation } from '#infra/local/stand-ins/cognito/operation.ts';
import { tellConfirmed } from '#infra/local/stand-ins/cognito/triggers.ts';
import { judgeCode, MIN_ANSWER_MS } from '#infra/local/stand-ins/cognito/verification.ts';

export const confirmSignUp = operation({
  leastMs: MIN_ANSWER_MS,
  input: z.object({ ClientId: clientId, Username: username, ConfirmationCode: code }),
  async run({ ClientId, Username, ConfirmationCode }, call) {
    const { pool, now } = call;
    checkClient(pool, ClientId);
    const user = judgeCode(Username, 'confirm', ConfirmationCode, call);
    pool.inTransaction(() => {
      pool.codes.use(user.sub, 'confirm');
      pool.users.confirm(user.sub, now);
    });
    await tellConfirmed('PostConfirmation_ConfirmSignUp', user, call);
    return {};
  },
});
