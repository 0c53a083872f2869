import * as z from 'zod/mini';
import { NotAuthorizedException } from '#infra/local/stand-ins/cognito/errors.ts';
import { checkClient, clientId, refreshToken } from '#infra/local/stand-ins/cognito/inputs.ts';
import { operation } from '#infra/local/stand-ins/cognito/operation.ts';

/** The operation with which Amplify refreshes: returns a new pair of tokens and the next refresh token. */
export const getTokensFromRefreshToken = operation({
  input: z.object({ ClientId: clientId, RefreshToken: refreshToken }),
  async run({ ClientId, RefreshToken }, { pool, now }) {
    checkClient(pool, ClientId);
    const { user, groups, rotated } = pool.inTransaction(() => {
      const rotated = pool.sessions.rotate(RefreshToken, now);
      const user = pool.users.find(rotated.session.sub);
      if (!user?.enabled) throw new NotAuthorizedException('User is disabled.');
      return { user, groups: pool.users.groupsOf(user.sub), rotated };
    });
    const issued = await pool.tokens.issue(user, groups, rotated.session, now);
    return { AuthenticationResult: { ...issued, RefreshToken: rotated.refreshToken } };
  },
});
