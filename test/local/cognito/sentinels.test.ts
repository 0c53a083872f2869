import { ForgotPasswordCommand, InitiateAuthCommand, SignUpCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sdkFor, startPool, type TestPool } from './support.ts';

let pool: TestPool;
let sdk: ReturnType<typeof sdkFor>;
beforeAll(async () => {
  pool = await startPool();
  sdk = sdkFor(pool.endpoint);
});
afterAll(() => pool.remove());

const signUp = (email: string) =>
  sdk.send(new SignUpCommand({ ClientId: pool.clientId, Username: email, Password: 'winter-coat-harbour' }));
const askReset = (email: string) => sdk.send(new ForgotPasswordCommand({ ClientId: pool.clientId, Username: email }));
const signIn = (email: string) =>
  sdk.send(
    new InitiateAuthCommand({
      ClientId: pool.clientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: email, SRP_A: '7' },
    }),
  );

describe.each([
  { name: 'sign-up', ask: signUp },
  { name: 'a reset', ask: askReset },
  { name: 'sign-in', ask: signIn },
])('$name with an address that asks for a failure', ({ ask }) => {
  it('meets a broken pool for cognito-500', async () => {
    const refusal = await ask('cognito-500@example.com').catch((error) => error);
    expect([refusal.name, refusal.$metadata?.httpStatusCode]).toEqual(['InternalErrorException', 500]);
  });

  it('meets an overrun pool for cognito-429, in capitals too', async () => {
    const refusal = await ask('Cognito-429.b@example.com').catch((error) => error);
    expect([refusal.name, refusal.$metadata?.httpStatusCode]).toEqual(['TooManyRequestsException', 400]);
  });
});

it('cognito-slow is answered after five seconds, as any other then', { timeout: 20_000 }, async () => {
  const started = performance.now();
  const { UserConfirmed } = await signUp('cognito-slow@example.com');
  expect(performance.now() - started).toBeGreaterThan(4_900);
  expect(UserConfirmed).toBe(false);
  expect(pool.lastMail('cognito-slow@example.com').code).toMatch(/^\d{6}$/);
});
