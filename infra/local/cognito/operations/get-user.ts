import * as z from 'zod/mini';
import { accessToken } from '../inputs.ts';
import { operation } from '../operation.ts';
import { attributesOf } from '../users.ts';

export const getUser = operation({
  input: z.object({ AccessToken: accessToken }),
  async run({ AccessToken }, { pool, now }) {
    const user = await pool.bearer(AccessToken, now);
    return { Username: user.sub, UserAttributes: attributesOf(user) };
  },
});
