import { ForgotPasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { advance } from '#infra/local/clock.ts';
import { guessWrong, signInWithPassword } from './srp-client.ts';
import { stopClock } from './still-clock.ts';
import { refusal, register, sdkFor, startPool, type TestPool } from './support.ts';

let pool: TestPool;
let owner: ReturnType<typeof sdkFor>;
beforeAll(async () => {
  pool = await startPool();
  owner = sdkFor(pool.endpoint);
});
beforeEach(() => stopClock());
afterAll(() => pool.remove());

const wrong = 'NotAuthorizedException: Incorrect username or password.';
const exceeded = 'NotAuthorizedException: Password attempts exceeded';

describe('guessing passwords (T-015, D-43)', () => {
  it('is throttled within 20 tries of 100, and the owner still signs in from elsewhere', async () => {
    const person = await register(pool, owner);
    const attacker = { ...person, sdk: sdkFor(pool.endpoint, '127.0.0.11') };
    const answers: string[] = [];
    for (let second = 0; second < 60; second++) {
      const now = second % 3 === 0 ? 1 : 2; // 100 tries in 60 s
      for (let tries = 0; tries < now; tries++) answers.push(await refusal(guessWrong(attacker)));
      advance(1000);
    }
    expect(answers).toHaveLength(100);
    expect(answers.indexOf(exceeded)).toBeGreaterThan(0);
    expect(answers.indexOf(exceeded)).toBeLessThanOrEqual(20);
    expect(answers.filter((answer) => answer === wrong).length, 'guesses that were looked at').toBeLessThanOrEqual(20);
    expect(await refusal(signInWithPassword(attacker, person.password)), 'even the right one waits').toBe(exceeded);

    const elsewhere = { ...person, sdk: sdkFor(pool.endpoint, '127.0.0.12') };
    expect(await refusal(signInWithPassword(elsewhere, person.password))).toBe('accepted');
    advance(16 * 60_000);
    expect(await refusal(signInWithPassword(attacker, person.password)), 'no wait is for ever').toBe('accepted');
  });

  it('100 guesses sent at once count one by one', async () => {
    const person = await register(pool, owner);
    const attacker = { ...person, sdk: sdkFor(pool.endpoint, '127.0.0.13') };
    const answers = await Promise.all(Array.from({ length: 100 }, () => refusal(guessWrong(attacker))));
    expect(answers.filter((answer) => answer === wrong)).toHaveLength(5);
    expect(answers.filter((answer) => answer === exceeded)).toHaveLength(95);
  });

  it('over many accounts from one address is throttled, known and unknown accounts alike', async () => {
    const person = await register(pool, owner);
    const sdk = sdkFor(pool.endpoint, '127.0.0.14');
    const answers: string[] = [];
    for (let account = 0; account < 40; account++) {
      answers.push(await refusal(guessWrong({ ...person, sdk, username: `sprayed${account}@example.com` })));
    }
    expect(answers.slice(0, 20)).toEqual(Array(20).fill(wrong));
    expect(answers.slice(20)).toEqual(Array(20).fill(exceeded));
    expect(await refusal(signInWithPassword({ ...person, sdk }, person.password))).toBe(exceeded);
    expect(await refusal(person.signIn())).toBe('accepted');
  });

  it('from many addresses at one account is throttled, but not for an address the owner has used', async () => {
    const person = await register(pool, owner);
    await person.signIn();
    for (let address = 20; address < 31; address++) {
      const attacker = { ...person, sdk: sdkFor(pool.endpoint, `127.0.0.${address}`) };
      for (let tries = 0; tries < 5; tries++) await refusal(guessWrong(attacker));
    }
    const fresh = { ...person, sdk: sdkFor(pool.endpoint, '127.0.0.40') };
    expect(await refusal(signInWithPassword(fresh, person.password))).toBe(exceeded);
    expect(await refusal(person.signIn())).toBe('accepted');
    advance(61_000);
    expect(await refusal(signInWithPassword(fresh, person.password)), 'at most a minute').toBe('accepted');
  });

  it('is not slowed by honest mistakes: a right password clears the count', async () => {
    const person = await register(pool, owner);
    const sdk = sdkFor(pool.endpoint, '127.0.0.15');
    for (let round = 0; round < 3; round++) {
      for (let tries = 0; tries < 4; tries++) expect(await refusal(guessWrong({ ...person, sdk }))).toBe(wrong);
      expect(await refusal(signInWithPassword({ ...person, sdk }, person.password))).toBe('accepted');
    }
  });
});

describe('asking for mails', () => {
  it('is limited per account, so that nobody’s mailbox can be filled', async () => {
    const person = await register(pool, owner);
    const ask = () =>
      refusal(owner.send(new ForgotPasswordCommand({ ClientId: pool.clientId, Username: person.username })));
    const before = pool.mailbox.list(person.username).length;
    const answers = await Promise.all(Array.from({ length: 12 }, ask));
    expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(5);
    expect(answers.filter((answer) => /^LimitExceededException/.test(answer))).toHaveLength(7);
    expect(pool.mailbox.list(person.username).length - before).toBe(5);
    advance(61_000);
    expect(await ask()).toBe('accepted');
  });
});
