import * as z from 'zod/mini';
import { requestMail } from '../delivery.ts';
import { checkClient, clientId, username } from '../inputs.ts';
import { operation } from '../operation.ts';
import { discreetMs } from '../verification.ts';

/** Mails a code to set a new password with. The answer is the same for every address (D-44). */
export const forgotPassword = operation({
  leastMs: discreetMs,
  input: z.object({ ClientId: clientId, Username: username }),
  run({ ClientId, Username }, call) {
    checkClient(call.pool, ClientId);
    return requestMail(Username, 'CustomMessage_ForgotPassword', 'reset', (user) => user.confirmed, call);
  },
});
