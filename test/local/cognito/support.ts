import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { localNow } from '#infra/local/clock.ts';
import { linksIn } from '#infra/local/mail-text.ts';
import { openMailbox } from '#infra/local/mailbox.ts';
import { cognitoConfig } from '#infra/local/service-config.ts';
import type { RequestEntry } from '#infra/local/stand-ins/cognito/server.ts';
import { startCognito } from '#infra/local/stand-ins/cognito/start.ts';
import { Journal } from '#infra/local/stand-ins/kit/journal.ts';
import { signInWithPassword } from './srp-client.ts';

export const appOrigin = 'https://app.example.test';
process.env.APP_ORIGIN = appOrigin;
process.env.SUPPORT_EMAIL = 'help@app.example.test';

export type TestPool = Awaited<ReturnType<typeof startPool>>;

/** A pool and its mailbox, with a separate port and folder. */
export async function startPool(stateDir = mkdtempSync(join(tmpdir(), 'cognito-'))) {
  const mailbox = openMailbox(stateDir);
  const journal = new Journal<RequestEntry>();
  const confirmed: PostConfirmationTriggerEvent[] = [];
  const onConfirmed = async (event: PostConfirmationTriggerEvent) => {
    confirmed.push(event);
    return event;
  };
  const config = { ...cognitoConfig({ mailbox }), onConfirmed };
  const { env, control, ...cognito } = await startCognito({ port: 0, dir: stateDir, clock: localNow, journal, config });
  const stop = async () => {
    await cognito.stop();
    mailbox.close();
  };
  return {
    ...cognito,
    userPoolId: env.USER_POOL_ID,
    clientId: env.USER_POOL_CLIENT_ID,
    jwksUri: `${cognito.endpoint}/${env.USER_POOL_ID}/.well-known/jwks.json`,
    createUser: (user: object) => control.users.run(user) as { sub: string },
    stateDir,
    mailbox,
    /** the calls of the PostConfirmation trigger */
    confirmed,
    journal,
    /** The newest mail to an address: its only link, and the code in it. */
    lastMail(to: string) {
      const [mail] = mailbox.list(to);
      if (!mail) throw new Error(`no mail to ${to}`);
      const link = new URL(linksIn(mail.html)[0]!);
      return { ...mail, link, code: link.searchParams.get('code') ?? '' };
    },
    stop,
    async remove() {
      await stop();
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}

/** The AWS SDK as used by a server; `from` is the loopback address that the pool sees as the caller. */
export function sdkFor(endpoint: string, from = '127.0.0.1') {
  return new CognitoIdentityProviderClient({
    endpoint,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
    requestHandler: { httpAgent: new Agent({ keepAlive: true, localAddress: from }) },
  });
}

let people = 0;

/** A new person with a confirmed address. */
export async function register(pool: TestPool, sdk: CognitoIdentityProviderClient, { confirmed = true } = {}) {
  const username = `person${++people}@example.com`;
  const password = 'a right password';
  const { UserSub = '' } = await sdk.send(
    new SignUpCommand({ ClientId: pool.clientId, Username: username, Password: password }),
  );
  if (confirmed) {
    const ConfirmationCode = pool.lastMail(username).code;
    await sdk.send(new ConfirmSignUpCommand({ ClientId: pool.clientId, Username: UserSub, ConfirmationCode }));
  }
  const attempt = { sdk, userPoolId: pool.userPoolId, clientId: pool.clientId, username };
  return { ...attempt, sub: UserSub, password, signIn: () => signInWithPassword(attempt, password) };
}

/** The error of a refused call as `Code: message`. */
export const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'accepted',
    (error: Error) => `${error.name}: ${error.message}`,
  );
