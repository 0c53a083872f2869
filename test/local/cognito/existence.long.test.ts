import { randomBytes } from 'node:crypto';
import { type CognitoIdentityProviderClient, ForgotPasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Question, questionsFor } from './address-questions.ts';
import { answerChallenge, guessWrong, startSignIn } from './srp-client.ts';
import { stopClock } from './still-clock.ts';
import { refusal, register, sdkFor, startPool, type TestPool } from './support.ts';

let pool: TestPool;
let owner: CognitoIdentityProviderClient;
beforeAll(async () => {
  pool = await startPool();
  owner = sdkFor(pool.endpoint);
});
beforeEach(() => stopClock());
afterAll(() => pool.remove());

let addresses = 0;
/** A caller from a new address, without counted guesses. */
const stranger = () => sdkFor(pool.endpoint, `127.0.1.${++addresses}`);

/** Random values, of which only the form is compared. */
const forms: Record<string, RegExp> = {
  USERNAME: /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  USER_ID_FOR_SRP: /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  SALT: /^[0-9a-f]{32}$/,
  SRP_B: /^[0-9a-f]{750,768}$/,
  SECRET_BLOCK: /^[A-Za-z0-9+/]{2200,2500}=*$/,
};

/** Everything in an answer that could distinguish one account from another. */
const shape = (answer: object): object =>
  JSON.parse(JSON.stringify(answer), (key, value) => {
    if (key === '$metadata') return value.httpStatusCode;
    return forms[key] ? forms[key].test(value) || value : value;
  });

const answerTo = (ask: Question, sdk: CognitoIdentityProviderClient, username: string): Promise<object> =>
  ask(sdk, username).then(shape, (error: Error) => ({ ...shape(error), name: error.name, message: error.message }));

describe('who has an account does not show (G15, D-43, D-44)', () => {
  it('every call answers alike about both, past every limit', async () => {
    for (const [operation, ask] of questionsFor(pool)) {
      const sdk = stranger();
      for (const confirmed of [true, false]) {
        const known = await register(pool, owner, { confirmed });
        for (let time = 0; time < 7; time++) {
          const one = await answerTo(ask, sdk, known.username);
          const two = await answerTo(ask, sdk, `p.${known.username}`);
          expect(two, `${operation}, time ${time}`).toEqual(one);
        }
      }
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
