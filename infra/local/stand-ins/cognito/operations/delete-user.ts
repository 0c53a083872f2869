import * as z from 'zod/mini';
import { accessToken } from '#infra/local/stand-ins/cognito/inputs.ts';
import { operation } from '#infra/local/stand-ins/cognito/operation.ts';

export const deleteUser = operation({
  input: z.object({ AccessToken: accessToken }),
  async run({ AccessToken }, { pool, now }) {
    const user = await pool.bearer(AccessToken, now);
    pool.users.remove(user.sub);
    return {};
  },
});
