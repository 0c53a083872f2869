import * as z from 'zod/mini';
import { accessToken } from '#infra/local/stand-ins/cognito/inputs.ts';
import { operation } from '#infra/local/stand-ins/cognito/operation.ts';
import { attributesOf } from '#infra/local/stand-ins/cognito/users.ts';

export const getUser = operation({
  input: z.object({ AccessToken: accessToken }),
  async run({ AccessToken }, { pool, now }) {
    const user = await pool.bearer(AccessToken, now);
    return { Username: user.sub, UserAttributes: attributesOf(user) };
  },
});
