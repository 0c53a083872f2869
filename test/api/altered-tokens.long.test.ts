import { afterAll, beforeAll, expect, it } from 'vitest';
import { routeEntries } from '#shared/api.ts';
import { isOpen } from '#shared/lib/route.ts';
import { alteredTokens } from '#test/support/people/altered-tokens.ts';
import { type FaultProxy, startFaultProxy } from '#test/support/stack/fault-proxy.ts';
import { sampleInputs } from '#test/support/stack/sample-inputs.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';

const LIMIT_MS = 50;

let home: Stack;
let pool: FaultProxy;
/** trusts the pool of `home`, whose keys it fetches through the proxy */
let stack: Stack;
let tokens: [string, string][];
let began: number;
/** by alteration: milliseconds of the fastest refusal */
const fastest = new Map<string, number>();
beforeAll(async () => {
  home = await startStack();
  pool = await startFaultProxy(home.endpoints.cognito);
  stack = await startStack({
    env: {
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: pool.endpoint,
      USER_POOL_ID: home.endpoints.userPoolId,
      USER_POOL_CLIENT_ID: home.endpoints.clientId,
    },
  });
  tokens = Object.entries(alteredTokens((await home.signUpAndIn()).accessToken));
  began = performance.now();
});
afterAll(async () => {
  await stack?.stop();
  await pool?.stop();
  await home?.stop();
});

const closed = routeEntries.filter(({ route }) => !isOpen(route.access));

it('are forty', () => {
  expect(new Set(tokens.map(([, token]) => token)).size).toBe(40);
});

it.each(closed.map((entry) => [`${entry.route.method} ${entry.route.path}`, entry] as const))(
  'lets no altered token in: %s (G14)',
  async (_, { name, route }) => {
    const took = [];
    for (const [how, token] of tokens) {
      const sent = performance.now();
      const { status } = await stack.call(route, (sampleInputs[name] ?? {}) as never, token);
      const ms = performance.now() - sent;
      expect([how, status]).toEqual([how, 401]);
      took.push(ms);
      fastest.set(how, Math.min(ms, fastest.get(how) ?? ms));
    }
    // the fastest of forty: slower ones measure the machine
    expect(Math.min(...took)).toBeLessThan(LIMIT_MS);
  },
);

it('none takes long to refuse, whatever was altered (G14)', () => {
  expect([...fastest].filter(([, ms]) => ms >= LIMIT_MS)).toEqual([]);
  expect(fastest.size).toBe(tokens.length);
});

it('the keys were fetched once in 30 s at most, whatever key ids were asked for (G14)', () => {
  const fetched = pool.seen().filter(({ path }) => path.endsWith('/jwks.json'));
  expect(fetched.length).toBeGreaterThan(0);
  expect(fetched.length).toBeLessThanOrEqual(1 + (performance.now() - began) / 30_000);
});
