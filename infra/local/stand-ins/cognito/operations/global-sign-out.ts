import * as z from 'zod/mini';
import { accessToken } from '#infra/local/stand-ins/cognito/inputs.ts';
import { operation } from '#infra/local/stand-ins/cognito/operation.ts';

/** Ends every session of the caller. The API itself has to handle access tokens already issued (T-007). */
export const globalSignOut = operation({
  input: z.object({ AccessToken: accessToken }),
  async run({ AccessToken }, { pool, now }) {
    const user = await pool.bearer(AccessToken, now);
    pool.sessions.revokeAll(user.sub);
    return {};
  },
});
