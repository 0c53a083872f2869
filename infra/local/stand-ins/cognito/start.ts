import type { StandIn, StandInOptions } from '#infra/local/stand-ins/kit/stand-in.ts';
import type { CognitoConfig } from './config.ts';
import { openPool } from './pool.ts';
import { serveCognito } from './server.ts';
import { userCommand } from './user-command.ts';

/**
 * The Cognito stand-in: one user pool with one public client. It answers the operations used by Amplify in the browser
 * and by the servers' AWS SDK, as Cognito answers them (docs/local-differences.md).
 */
export async function startCognito({ port, journal, ...poolOptions }: StandInOptions<CognitoConfig>) {
  const pool = openPool(poolOptions);
  const server = await serveCognito(pool, port, journal).catch((error) => {
    pool.close();
    throw error;
  });
  return {
    endpoint: server.endpoint,
    env: { USER_POOL_ID: pool.userPoolId, USER_POOL_CLIENT_ID: pool.clientId },
    control: { users: userCommand(pool) },
    async stop(): Promise<void> {
      await server.close();
      pool.close();
    },
  } satisfies StandIn;
}
