import * as z from 'zod/mini';
import { accessToken } from '#infra/local/stand-ins/cognito/inputs.ts';
import { operation } from '#infra/local/stand-ins/cognito/operation.ts';

/** Ends every session of the caller. Access tokens already handed out are the API's own concern (T-007). */
export const globalSignOut = operation({
  input: z.object({ AccessToken: accessToken }),
  async run({ AccessToken }, { pool, now }) {
    const user = await pool.bearer(AccessToken, now);
    pool.sessions.revokeAll(user.sub);
    return {};
  },
});
