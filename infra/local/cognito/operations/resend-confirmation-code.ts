import * as z from 'zod/mini';
import { requestMail } from '../delivery.ts';
import { checkClient, clientId, username } from '../inputs.ts';
import { operation } from '../operation.ts';
import { discreetMs } from '../verification.ts';

/** Mails a new confirmation code, which replaces the one before. The answer is the same for every address. */
export const resendConfirmationCode = operation({
  leastMs: discreetMs,
  input: z.object({ ClientId: clientId, Username: username }),
  run({ ClientId, Username }, call) {
    checkClient(call.pool, ClientId);
    return requestMail(Username, 'CustomMessage_ResendCode', 'confirm', (user) => !user.confirmed, call);
  },
});
