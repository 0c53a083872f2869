import * as z from 'zod/mini';
import { checkClient, clientId, refreshToken } from '#infra/local/stand-ins/cognito/inputs.ts';
import { operation } from '#infra/local/stand-ins/cognito/operation.ts';

/** Ends one session: called by Amplify's ordinary sign-out. */
export const revokeToken = operation({
  input: z.object({ ClientId: clientId, Token: refreshToken }),
  run({ ClientId, Token }, { pool }) {
    checkClient(pool, ClientId);
    pool.sessions.revoke(Token);
    return {};
  },
});
