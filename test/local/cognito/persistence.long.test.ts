import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GlobalSignOutCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linksIn } from '#infra/local/mail-text.ts';
import { openMailbox } from '#infra/local/mailbox.ts';
import { signInWithPassword } from './srp-client.ts';
import { refusal, register, sdkFor, startPool } from './support.ts';

let stateDir: string;
beforeEach(() => {
  stateDir = mkdtempSync(join(tmpdir(), 'cognito-'));
});
afterEach(() => rmSync(stateDir, { recursive: true, force: true }));

interface Running {
  endpoint: string;
  clientId: string;
  userPoolId: string;
}

/** Starts the pool in another process, lets `work` use it, and kills it as soon as `work` is done. */
async function thenKill<T>(work: (pool: Running) => Promise<T>): Promise<T> {
  const child = fork(join(import.meta.dirname, 'pool-process.ts'), [stateDir], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const [pool] = (await once(child, 'message')) as [Running];
  const exit = once(child, 'exit');
  try {
    return await work(pool);
  } finally {
    child.kill('SIGKILL');
    await exit;
  }
}

const codeFor = (address: string): string => {
  const mailbox = openMailbox(stateDir);
  const [mail] = mailbox.list(address);
  mailbox.close();
  return new URL(linksIn(mail?.html ?? '')[0] ?? '').searchParams.get('code') ?? '';
};

describe('what was acknowledged survives SIGKILL (C9, G6)', () => {
  it('sign-up, confirmation, sign-in, password, sign-out: each killed right after its answer', async () => {
    const Username = 'kill@example.com';
    const Password = 'before the kill';
    const next = 'after the kill';
    const first = await thenKill(async (pool) => {
      await sdkFor(pool.endpoint).send(new SignUpCommand({ ClientId: pool.clientId, Username, Password }));
      return pool;
    });
    const ClientId = first.clientId;
    await thenKill(async (pool) => {
      expect(pool, 'the same pool, client and key').toMatchObject({ clientId: ClientId, userPoolId: first.userPoolId });
      const ConfirmationCode = codeFor(Username);
      await sdkFor(pool.endpoint).send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode }));
    });
    const attempt = (pool: Running) => ({ ...pool, sdk: sdkFor(pool.endpoint), username: Username });
    const tokens = await thenKill((pool) => signInWithPassword(attempt(pool), Password));
    const rotated = await thenKill(async ({ endpoint }) => {
      const { RefreshToken } = tokens;
      const answer = await sdkFor(endpoint).send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }));
      return answer.AuthenticationResult ?? {};
    });
    await thenKill(async ({ endpoint }) => {
      await sdkFor(endpoint).send(new GlobalSignOutCommand({ AccessToken: rotated.AccessToken }));
    });
    await thenKill(async ({ endpoint }) => {
      const { RefreshToken } = rotated;
      const again = sdkFor(endpoint).send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }));
      expect(await refusal(again)).toBe('NotAuthorizedException: Refresh Token has been revoked');
      await sdkFor(endpoint).send(new ForgotPasswordCommand({ ClientId, Username }));
    });
    await thenKill(async ({ endpoint }) => {
      const reset = { ClientId, Username, ConfirmationCode: codeFor(Username), Password: next };
      await sdkFor(endpoint).send(new ConfirmForgotPasswordCommand(reset));
    });
    await thenKill(async (pool) => {
      expect(await refusal(signInWithPassword(attempt(pool), Password))).toMatch(/^NotAuthorizedException/);
      expect((await signInWithPassword(attempt(pool), next)).AccessToken).toBeTruthy();
    });
  });

  it('twenty sign-ups at once, killed after the last answer: twenty people', async () => {
    const addresses = Array.from({ length: 20 }, (_, index) => `many${index}@example.com`);
    const Password = 'the same for all';
    await thenKill(async ({ endpoint, clientId: ClientId }) => {
      const sdk = sdkFor(endpoint);
      await Promise.all(addresses.map((Username) => sdk.send(new SignUpCommand({ ClientId, Username, Password }))));
    });
    await thenKill(async ({ endpoint, clientId: ClientId }) => {
      const sdk = sdkFor(endpoint);
      const again = addresses.map((Username) => refusal(sdk.send(new SignUpCommand({ ClientId, Username, Password }))));
      expect(new Set(await Promise.all(again))).toEqual(
        new Set(['UsernameExistsException: An account with the given email already exists.']),
      );
      expect(addresses.map(codeFor).every((code) => /^\d{6}$/.test(code))).toBe(true);
    });
  });
});

describe('the state folder', () => {
  it('holds no password and no token, and only its owner may read it (D-43)', async () => {
    const pool = await startPool(stateDir);
    const sdk = sdkFor(pool.endpoint);
    const person = await register(pool, sdk);
    const { AccessToken = '', RefreshToken = '', IdToken = '' } = await person.signIn();
    await sdk.send(new ForgotPasswordCommand({ ClientId: pool.clientId, Username: person.username }));
    const reset = { ClientId: pool.clientId, Username: person.sub, Password: 'a canary password' };
    const { code } = pool.lastMail(person.username);
    await sdk.send(new ConfirmForgotPasswordCommand({ ...reset, ConfirmationCode: code }));
    pool.createUser({ email: 'seeded@example.com', password: 'a seeded password' });
    const files = readdirSync(stateDir);
    expect(files).toContain('cognito.sqlite');
    for (const file of files) {
      const content = readFileSync(join(stateDir, file));
      for (const secret of [person.password, reset.Password, 'a seeded password', AccessToken, RefreshToken, IdToken]) {
        expect(content.includes(secret), `${file} holds ${secret.slice(0, 20)}`).toBe(false);
      }
      expect(statSync(join(stateDir, file)).mode & 0o077, `${file} is private`).toBe(0);
    }
    await pool.stop();
  });

  it('makes every install its own ids and key', async () => {
    const [one, two] = [await startPool(), await startPool()];
    const keys = async ({ jwksUri }: { jwksUri: string }) => (await fetch(jwksUri)).text();
    expect(one.userPoolId).not.toBe(two.userPoolId);
    expect(one.clientId).not.toBe(two.clientId);
    expect(await keys(one)).not.toBe(await keys(two));
    await Promise.all([one.remove(), two.remove()]);
  });

  it('a seeded person is made once and can sign in; seeding again keeps their id and groups', async () => {
    const pool = await startPool(stateDir);
    const seeded = { email: 'Admin@Example.com', password: 'seeded one', groups: ['admin'] };
    const { sub } = pool.createUser(seeded);
    expect(pool.createUser(seeded).sub).toBe(sub);
    const attempt = { ...pool, sdk: sdkFor(pool.endpoint), username: 'admin@example.com' };
    const { AccessToken = '' } = await signInWithPassword(attempt, 'seeded one');
    const claims = JSON.parse(Buffer.from(AccessToken.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ sub, 'cognito:groups': ['admin'] });
    await pool.stop();
  });
});
