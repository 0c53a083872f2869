import * as z from 'zod/mini';
import { requestMail } from '#infra/local/stand-ins/cognito/delivery.ts';
import { checkClient, clientId, username } from '#infra/local/stand-ins/cognito/inputs.ts';
import { operation } from '#infra/local/stand-ins/cognito/operation.ts';
import { MIN_ANSWER_MS } from '#infra/local/stand-ins/cognito/verification.ts';

/** Mails a code for setting a new password. The answer is the same for every address (D-44). */
export const forgotPassword = operation({
  leastMs: MIN_ANSWER_MS,
  input: z.object({ ClientId: clientId, Username: username }),
  run({ ClientId, Username }, call) {
    checkClient(call.pool, ClientId);
    return requestMail(
      {
        username: Username,
        reason: 'CustomMessage_ForgotPassword',
        purpose: 'reset',
        isEntitled: (user) => user.confirmed,
      },
      call,
    );
  },
});
