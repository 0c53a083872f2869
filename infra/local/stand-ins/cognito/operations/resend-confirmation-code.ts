import * as z from 'zod/mini';
import { requestMail } from '#infra/local/stand-ins/cognito/delivery.ts';
import { checkClient, clientId, clientMetadata, username } from '#infra/local/stand-ins/cognito/inputs.ts';
import { operation } from '#infra/local/stand-ins/cognito/operation.ts';
import { MIN_ANSWER_MS } from '#infra/local/stand-ins/cognito/verification.ts';

/** Mails a new confirmation code, which replaces the previous one. The answer is the same for every address. */
export const resendConfirmationCode = operation({
  leastMs: MIN_ANSWER_MS,
  input: z.object({ ClientId: clientId, Username: username, ClientMetadata: clientMetadata }),
  run({ ClientId, Username, ClientMetadata }, call) {
    checkClient(call.pool, ClientId);
    return requestMail(
      {
        username: Username,
        reason: 'CustomMessage_ResendCode',
        purpose: 'confirm',
        isEntitled: (user) => !user.confirmed,
        clientMetadata: ClientMetadata,
      },
      call,
    );
  },
});
