import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { alteredTokens, decode, forge } from '#test/support/people/altered-tokens.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { startFaultProxy } from '#test/support/stack/fault-proxy.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';

let stack: Stack;
let person: SignedIn;
beforeAll(async () => {
  stack = await startStack();
  person = await stack.signUpAndIn();
});
afterAll(() => stack?.stop());

const status = async (token: string, on: Stack = stack) =>
  (await on.call(api.plans.checkSubscription, {}, token)).status;

describe('tokens (G14)', () => {
  it('the access token of a sign-in is let in, its ID token and its refresh token are not', async () => {
    expect(await status(person.accessToken)).toBe(200);
    expect(await status(person.idToken)).toBe(401);
    expect(await status(person.refreshToken)).toBe(401);
  });

  it('none that was changed, cut, re-signed or left unsigned is', async () => {
    for (const [name, token] of Object.entries(alteredTokens(person.accessToken)))
      expect([name, await status(token)]).toEqual([name, 401]);
  });

  it('a scheme other than Bearer, and the public key alone, are no credentials', async () => {
    for (const authorization of ['', 'Bearer', `Basic ${person.accessToken}`, person.accessToken, 'Bearer x']) {
      const headers = { authorization, 'content-type': 'application/json', 'x-api-key': stack.endpoints.apiKey };
      const url = `${stack.endpoints.api}${api.plans.checkSubscription.path}`;
      const answer = await fetch(url, { method: 'POST', headers, body: '{}' });
      expect([authorization.slice(0, 8), answer.status]).toEqual([authorization.slice(0, 8), 401]);
    }
  });
});

describe('the keys of the pool', () => {
  it('are not asked for again and again by forged key ids, and go on working while the pool is down (T-094)', async () => {
    const pool = await startFaultProxy(stack.endpoints.cognito);
    const second = await startStack({
      env: {
        AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: pool.endpoint,
        USER_POOL_ID: stack.endpoints.userPoolId,
        USER_POOL_CLIENT_ID: stack.endpoints.clientId,
      },
    });
    try {
      pool.follow(() => ({ kind: 'refused' }));
      expect(await status(person.accessToken, second), 'no keys yet: nobody is let in').toBe(401);
      pool.follow(() => undefined);
      expect(await status(person.accessToken, second), 'the pool is back: no restart needed').toBe(200);

      const claims = decode(person.accessToken.split('.')[1]);
      await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          status(forge({ alg: 'RS256', kid: `forged-${index}` }, claims), second),
        ),
      );
      expect(pool.seen().length).toBe(1);

      pool.follow(() => ({ kind: 'refused' }));
      expect(await status(person.accessToken, second)).toBe(200);
    } finally {
      await second.stop();
      await pool.stop();
    }
  });
});
