import type { Journal } from '#infra/local/journal.ts';
import { administration } from './administration.ts';
import { openPool, type PoolOptions } from './pool.ts';
import { type RequestEntry, serveCognito } from './server.ts';

export interface CognitoOptions extends PoolOptions {
  port: number;
  /** Gets one entry per request: time, method, target, outcome. */
  journal?: Journal<RequestEntry>;
}

export type LocalCognito = Awaited<ReturnType<typeof startCognito>>;

/**
 * The Cognito stand-in: one user pool with one public client, on 127.0.0.1. It answers the operations that the
 * browser's Amplify and the servers' AWS SDK use here, as Cognito answers them (docs/local-differences.md).
 */
export async function startCognito({ port, journal, ...poolOptions }: CognitoOptions) {
  const pool = openPool(poolOptions);
  const server = await serveCognito(pool, port, journal).catch((error) => {
    pool.close();
    throw error;
  });
  return {
    userPoolId: pool.userPoolId,
    clientId: pool.clientId,
    issuer: pool.issuer,
    endpoint: server.endpoint,
    jwksUri: `${server.endpoint}/${pool.userPoolId}/.well-known/jwks.json`,
    admin: administration(pool),
    async stop(): Promise<void> {
      await server.close();
      pool.close();
    },
  };
}
