import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '#infra/local/stand-ins/kit/database.ts';
import type { StandInOptions } from '#infra/local/stand-ins/kit/stand-in.ts';
import { challengeSeal } from './challenge.ts';
import { codesIn } from './codes.ts';
import type { CognitoConfig } from './config.ts';
import { NotAuthorizedException } from './errors.ts';
import { AccountTries, PasswordGuessing } from './guessing.ts';
import { openInstall } from './install.ts';
import { sessionsIn } from './sessions.ts';
import { decoyVerifier } from './srp.ts';
import { openStore } from './store.ts';
import { tokensOf } from './tokens.ts';
import { type User, usersIn } from './users.ts';

export type Pool = ReturnType<typeof openPool>;

/** The user pool: the state that every operation works on, stored in `cognito.sqlite`. */
export function openPool({ dir, clock, config }: Pick<StandInOptions<CognitoConfig>, 'dir' | 'clock' | 'config'>) {
  const { region } = config;
  const db: DatabaseSync = openStore(join(dir, 'cognito.sqlite'));
  const install = inTransaction(db, () => openInstall(db, region));
  const issuer = `https://cognito-idp.${region}.amazonaws.com/${install.userPoolId}`;
  const users = usersIn(db);
  const sessions = sessionsIn(db, config);
  const tokens = tokensOf(install, issuer, config.accessTokenMinutes);
  const decoyKey = install.secretFor('decoy');

  return {
    userPoolId: install.userPoolId,
    clientId: install.clientId,
    config,
    clock,
    issuer,
    users,
    sessions,
    tokens,
    codes: codesIn(db, install.secretFor('codes')),
    challenges: challengeSeal(install.secretFor('challenge')),
    passwordGuessing: new PasswordGuessing(),
    codeGuessing: new AccountTries(),
    mailRequests: new AccountTries(),
    inTransaction: <T>(work: () => T): T => inTransaction(db, work),

    /**
     * A decoy for an unknown user: constant per address and shaped like a real one, so that an answer does not reveal
     * who has an account (PreventUserExistenceErrors).
     */
    decoy(username: string): { sub: string; salt: string; verifier: string } {
      const seed = createHmac('sha256', decoyKey).update(username.toLowerCase()).digest();
      const hex = seed.toString('hex');
      const variant = '89ab'[seed[0]! & 3];
      const sub = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
      return { sub, ...decoyVerifier(seed) };
    },

    /** The user of an access token whose session and account are still active. */
    async bearer(accessToken: string, now: number): Promise<User> {
      const claims = await tokens.readAccess(accessToken, now);
      if (!sessions.isLive(claims.origin_jti)) throw new NotAuthorizedException('Access Token has been revoked');
      const user = users.find(claims.sub);
      if (!user?.enabled) throw new NotAuthorizedException('User is disabled.');
      return user;
    },

    close: () => db.close(),
  };
}
