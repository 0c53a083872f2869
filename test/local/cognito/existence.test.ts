import { randomBytes } from 'node:crypto';
import {
  type CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { advance, resetClock } from '#infra/local/clock.ts';
import { answerChallenge, guessWrong, startSignIn } from './srp-client.ts';
import { refusal, register, sdkFor, startPool, type TestPool } from './support.ts';

let pool: TestPool;
let owner: CognitoIdentityProviderClient;
beforeAll(async () => {
  pool = await startPool();
  owner = sdkFor(pool.endpoint);
});
afterEach(resetClock);
afterAll(() => pool.remove());

let addresses = 0;
/** A caller whose own guesses nobody has counted yet. */
const stranger = () => sdkFor(pool.endpoint, `127.0.1.${++addresses}`);

type Question = (sdk: CognitoIdentityProviderClient, username: string) => Promise<object>;

/** Every call that takes an address from somebody who has not proved anything. */
const questions: [operation: string, ask: Question][] = [
  [
    'InitiateAuth',
    (sdk, USERNAME) => {
      const AuthParameters = { USERNAME, SRP_A: randomBytes(384).toString('hex') };
      return sdk.send(new InitiateAuthCommand({ ClientId: pool.clientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters }));
    },
  ],
  ['RespondToAuthChallenge', (sdk, username) => guessWrong({ ...pool, sdk, username })],
  ['ForgotPassword', (sdk, Username) => sdk.send(new ForgotPasswordCommand({ ClientId: pool.clientId, Username }))],
  [
    'ConfirmForgotPassword',
    (sdk, Username) => {
      const guess = { ClientId: pool.clientId, Username, ConfirmationCode: 'wrong', Password: 'longer' };
      return sdk.send(new ConfirmForgotPasswordCommand(guess));
    },
  ],
  [
    'ConfirmSignUp',
    (sdk, Username) =>
      sdk.send(new ConfirmSignUpCommand({ ClientId: pool.clientId, Username, ConfirmationCode: 'wrong' })),
  ],
  [
    'ResendConfirmationCode',
    (sdk, Username) => sdk.send(new ResendConfirmationCodeCommand({ ClientId: pool.clientId, Username })),
  ],
];

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Everything of an answer that could tell one account from another; random numbers by their length. */
const shape = (answer: object): unknown =>
  JSON.parse(JSON.stringify(answer), (key, value) => {
    if (key === '$metadata') return value.httpStatusCode;
    if (key === 'SALT' || key === 'SECRET_BLOCK' || key === 'SRP_B') return Math.round(value.length / 32);
    if (key === 'USERNAME' || key === 'USER_ID_FOR_SRP') return uuid.test(value);
    return value;
  });

const answerTo = async (ask: Question, sdk: CognitoIdentityProviderClient, username: string) => {
  const before = performance.now();
  const answer = await ask(sdk, username).then(shape, (error: Error) => ({
    ...(shape(error) as object),
    name: error.name,
    message: error.message,
  }));
  return { answer, ms: performance.now() - before };
};

describe('who has an account does not show (G15, AUT-13, D-43, D-44)', () => {
  it.each(questions)('%s: same answer about both, past every limit', async (_operation, ask) => {
    const sdk = stranger();
    for (const confirmed of [true, false]) {
      const known = await register(pool, owner, { confirmed });
      for (let time = 0; time < 7; time++) {
        const one = await answerTo(ask, sdk, known.username);
        const two = await answerTo(ask, sdk, `p.${known.username}`);
        expect(two.answer).toEqual(one.answer);
      }
    }
  });

  it('takes alike long (printed, not judged)', { timeout: 60_000 }, async () => {
    const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
    for (const [operation, ask] of questions) {
      const times = { known: [] as number[], unknown: [] as number[] };
      for (let pair = 0; pair < 15; pair++) {
        const known = await register(pool, owner);
        const sdk = stranger();
        times.known.push((await answerTo(ask, sdk, known.username)).ms);
        times.unknown.push((await answerTo(ask, sdk, `no.${known.username}`)).ms);
        advance(16 * 60_000);
      }
      const [known, unknown] = [median(times.known), median(times.unknown)];
      console.log(`G15 ${operation}: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms`);
      expect(times.known).toHaveLength(times.unknown.length);
    }
  });

  it('an unknown address always has the same salt and id, in any case of letters', async () => {
    const ask = async (username: string) => {
      const { ChallengeParameters } = await startSignIn({ ...pool, sdk: owner, username }, 7n);
      return [ChallengeParameters?.SALT, ChallengeParameters?.USER_ID_FOR_SRP];
    };
    const first = await ask('nobody@example.com');
    expect(await ask('Nobody@Example.COM')).toEqual(first);
    expect(await ask('nobody2@example.com')).not.toEqual(first);
  });

  it('an unconfirmed account hears "wrong" for a wrong password, like any other (D-15)', async () => {
    const person = await register(pool, owner, { confirmed: false });
    expect(await refusal(guessWrong(person))).toMatch(/^NotAuthorizedException: Incorrect username or password/);
    expect(await refusal(person.signIn())).toMatch(/^UserNotConfirmedException/);
  });

  it('nothing is mailed for the reset of an unknown or unconfirmed account', async () => {
    const { username } = await register(pool, owner, { confirmed: false });
    const before = pool.mailbox.list().map(({ id }) => id);
    for (const Username of [username, 'nobody@example.com']) {
      await owner.send(new ForgotPasswordCommand({ ClientId: pool.clientId, Username }));
    }
    expect(pool.mailbox.list().map(({ id }) => id)).toEqual(before);
  });

  it('nobody can sign in as somebody who does not exist', async () => {
    const attempt = { ...pool, sdk: stranger(), username: 'x@example.com' };
    for (const proof of [Buffer.alloc(0), Buffer.alloc(32), randomBytes(32)]) {
      const { ChallengeParameters = {} } = await startSignIn(attempt, 1n);
      expect(await refusal(answerChallenge(attempt, ChallengeParameters, proof))).toMatch(/Incorrect username/);
    }
  });
});
