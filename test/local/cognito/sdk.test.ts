import { getDiffieHellman, randomBytes } from 'node:crypto';
import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  type AuthenticationResultType,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { advance, resetClock } from '#infra/local/clock.ts';
import { answerChallenge, startSignIn } from './srp-client.ts';
import { refusal, register, sdkFor, startPool, type TestPool } from './support.ts';

let pool: TestPool;
let sdk: ReturnType<typeof sdkFor>;
beforeAll(async () => {
  pool = await startPool();
  sdk = sdkFor(pool.endpoint);
});
afterEach(resetClock);
afterAll(() => pool.remove());

const refresh = ({ RefreshToken }: AuthenticationResultType) =>
  sdk.send(new GetTokensFromRefreshTokenCommand({ ClientId: pool.clientId, RefreshToken }));
const claims = (token = '') => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe('tokens', () => {
  it('carry Cognito’s claims and pass aws-jwt-verify with only the key fetcher replaced (C7, C12, G13)', async () => {
    const { signIn, sub, username } = await register(pool, sdk);
    const { AccessToken = '', IdToken = '', ExpiresIn } = await signIn();
    expect(pool.userPoolId).toMatch(/^eu-central-1_[A-Za-z0-9]{9}$/);
    const fetched: string[] = [];
    const fetchLocally = async (uri: string) => {
      fetched.push(uri);
      const answer = await fetch(`${pool.endpoint}${new URL(uri).pathname}`);
      return answer.arrayBuffer();
    };
    const { userPoolId, clientId } = pool;
    const caches = { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchLocally } }) };
    const access = await CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: 'access' }, caches).verify(
      AccessToken,
    );
    const id = await CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: 'id' }, caches).verify(IdToken);
    const iss = `https://cognito-idp.eu-central-1.amazonaws.com/${userPoolId}`;
    expect(fetched[0]).toBe(`${iss}/.well-known/jwks.json`);
    expect(access).toMatchObject({
      sub,
      iss,
      client_id: clientId,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      username: sub,
      auth_time: access.iat,
      jti: expect.any(String),
      origin_jti: id.origin_jti,
    });
    expect(access['cognito:groups']).toBeUndefined();
    expect(access.exp - access.iat).toBe(ExpiresIn);
    expect(ExpiresIn).toBeLessThanOrEqual(3600);
    expect(id).toMatchObject({ sub, iss, aud: clientId, token_use: 'id', email: username, email_verified: true });
    expect(pool.jwksUri).toBe(`${pool.endpoint}/${userPoolId}/.well-known/jwks.json`);
    const configuration = await fetch(`${pool.endpoint}/${userPoolId}/.well-known/openid-configuration`);
    expect(await configuration.json()).toMatchObject({ issuer: iss, jwks_uri: pool.jwksUri });
  });

  it('name the groups once the person is in one (D-34)', async () => {
    const { signIn, username, password } = await register(pool, sdk);
    const before = await signIn();
    pool.createUser({ email: username, password, groups: ['admin'] });
    expect(claims((await refresh(before)).AuthenticationResult?.AccessToken)['cognito:groups']).toEqual(['admin']);
    expect(claims((await signIn()).IdToken)['cognito:groups']).toEqual(['admin']);
  });
});

describe('refresh tokens', () => {
  it('rotate; the one before works for a minute more and then never (AUT-22)', async () => {
    const { signIn } = await register(pool, sdk);
    const first = await signIn();
    const second = (await refresh(first)).AuthenticationResult ?? {};
    expect(second.RefreshToken).not.toBe(first.RefreshToken);
    advance(30_000);
    await refresh(first);
    advance(31_000);
    expect(await refusal(refresh(first))).toMatch(/^RefreshTokenReuseException/);
    expect((await refresh(second)).AuthenticationResult?.AccessToken).toBeTruthy();
  });

  it('end 30 days after the sign-in, however often they were rotated', async () => {
    const { signIn } = await register(pool, sdk);
    let tokens = await signIn();
    for (let day = 0; day < 29; day += 10) {
      advance(9.9 * 86_400_000);
      tokens = (await refresh(tokens)).AuthenticationResult ?? {};
    }
    advance(86_400_000);
    expect(await refusal(refresh(tokens))).toBe('NotAuthorizedException: Refresh Token has expired');
  });

  it('are refused after revocation, and REFRESH_TOKEN_AUTH is off as on any pool that rotates', async () => {
    const { signIn } = await register(pool, sdk);
    const [kept, revoked] = [await signIn(), await signIn()];
    await sdk.send(new RevokeTokenCommand({ ClientId: pool.clientId, Token: revoked.RefreshToken }));
    expect(await refusal(refresh(revoked))).toBe('NotAuthorizedException: Refresh Token has been revoked');
    expect(await refusal(sdk.send(new GetUserCommand({ AccessToken: revoked.AccessToken })))).toMatch(
      /^NotAuthorizedException: Access Token has been revoked/,
    );
    expect(await refusal(refresh({ RefreshToken: 'made-up' }))).toMatch(/^NotAuthorizedException/);
    await refresh(kept);
    const AuthParameters = { REFRESH_TOKEN: kept.RefreshToken ?? '' };
    const old = { ClientId: pool.clientId, AuthFlow: 'REFRESH_TOKEN_AUTH' as const, AuthParameters };
    expect(await refusal(sdk.send(new InitiateAuthCommand(old)))).toMatch(/^InvalidParameterException/);
  });
});

describe('signed out means out (T-007)', () => {
  const byAccess = (tokens: AuthenticationResultType) =>
    refusal(sdk.send(new GetUserCommand({ AccessToken: tokens.AccessToken })));

  it('global sign-out ends both sessions, a new sign-in works (AUT-11)', async () => {
    const { signIn } = await register(pool, sdk);
    const [one, two] = [await signIn(), await signIn()];
    await sdk.send(new GlobalSignOutCommand({ AccessToken: one.AccessToken }));
    for (const tokens of [one, two]) {
      expect(await refusal(refresh(tokens))).toBe('NotAuthorizedException: Refresh Token has been revoked');
      expect(await byAccess(tokens)).toMatch(/^NotAuthorizedException/);
    }
    expect(await byAccess(await signIn())).toBe('accepted');
  });

  it('a server can disable, enable and delete a person', async () => {
    const person = await register(pool, sdk);
    const who = { UserPoolId: pool.userPoolId, Username: person.username };
    const second = await person.signIn();
    await sdk.send(new AdminDisableUserCommand(who));
    expect(await refusal(refresh(second))).toMatch(/^NotAuthorizedException/);
    expect(await byAccess(second)).toMatch(/^NotAuthorizedException/);
    expect(await refusal(person.signIn())).toBe('NotAuthorizedException: User is disabled.');
    expect(await sdk.send(new AdminGetUserCommand(who))).toMatchObject({ Username: person.sub, Enabled: false });

    await sdk.send(new AdminEnableUserCommand(who));
    const third = await person.signIn();
    await sdk.send(new AdminDeleteUserCommand(who));
    expect(await refusal(refresh(third))).toMatch(/^NotAuthorizedException/);
    expect(await byAccess(third)).toMatch(/^NotAuthorizedException/);
    expect(await refusal(person.signIn())).toBe('NotAuthorizedException: Incorrect username or password.');
    expect(await refusal(sdk.send(new AdminGetUserCommand(who)))).toMatch(/^UserNotFoundException/);
    expect(pool.createUser({ email: person.username, password: 'another one' }).sub).not.toBe(person.sub);
  });

  it('an access token is refused after its hour', async () => {
    const { signIn } = await register(pool, sdk);
    const tokens = await signIn();
    advance(3_601_000);
    expect(await byAccess(tokens)).toBe('NotAuthorizedException: Access Token has expired');
  });
});

const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');

describe('mailed codes', () => {
  const confirm = (username: string, ConfirmationCode: string) =>
    refusal(sdk.send(new ConfirmSignUpCommand({ ClientId: pool.clientId, Username: username, ConfirmationCode })));

  it('confirm once; the second click on the link says that it is done (D-15)', async () => {
    const { sub, username } = await register(pool, sdk, { confirmed: false });
    const { code } = pool.lastMail(username);
    expect(await confirm(sub, code)).toBe('accepted');
    expect(await confirm(sub, code)).toBe(
      'NotAuthorizedException: User cannot be confirmed. Current status is CONFIRMED',
    );
  });

  it('expire: a confirmation after a day, a reset after an hour', async () => {
    const { sub, username } = await register(pool, sdk, { confirmed: false });
    const { code } = pool.lastMail(username);
    advance(24 * 3_600_000);
    expect(await confirm(sub, code)).toMatch(/^ExpiredCodeException/);

    const other = await register(pool, sdk);
    await sdk.send(new ForgotPasswordCommand({ ClientId: pool.clientId, Username: other.username }));
    const ConfirmationCode = pool.lastMail(other.username).code;
    advance(3_600_000);
    const late = { ClientId: pool.clientId, Username: other.sub, ConfirmationCode, Password: 'zu spät' };
    expect(await refusal(sdk.send(new ConfirmForgotPasswordCommand(late)))).toMatch(/^ExpiredCodeException/);
    resetClock();
    expect(await refusal(other.signIn())).toBe('accepted');
  });

  it('tell the trigger what is confirmed, with the event that Cognito makes of it', async () => {
    const { sub, username } = await register(pool, sdk);
    await sdk.send(new ForgotPasswordCommand({ ClientId: pool.clientId, Username: username }));
    const ConfirmationCode = pool.lastMail(username).code;
    const reset = { ClientId: pool.clientId, Username: sub, ConfirmationCode, Password: 'another one' };
    await sdk.send(new ConfirmForgotPasswordCommand(reset));
    const told = pool.confirmed.filter(({ userName }) => userName === sub);
    expect(told.at(-1)).toEqual({
      version: '1',
      region: 'eu-central-1',
      userPoolId: pool.userPoolId,
      userName: sub,
      callerContext: { awsSdkVersion: expect.any(String), clientId: pool.clientId },
      triggerSource: 'PostConfirmation_ConfirmForgotPassword',
      request: {
        userAttributes: { sub, email: username, email_verified: 'true', 'cognito:user_status': 'CONFIRMED' },
      },
      response: {},
    });
  });

  it('allow few tries per address, and die after ten wrong ones from anywhere (T-015)', async () => {
    const { sub, username } = await register(pool, sdk, { confirmed: false });
    const { code } = pool.lastMail(username);
    const wrong = { ClientId: pool.clientId, Username: sub, ConfirmationCode: otherThan(code) };
    for (const from of ['127.0.0.2', '127.0.0.3']) {
      const stranger = sdkFor(pool.endpoint, from);
      for (let tries = 0; tries < 5; tries++) {
        expect(await refusal(stranger.send(new ConfirmSignUpCommand(wrong)))).toMatch(/^CodeMismatchException/);
      }
      expect(await refusal(stranger.send(new ConfirmSignUpCommand(wrong)))).toMatch(/^LimitExceededException/);
    }
    expect(await confirm(sub, code), 'the code is dead, the account is not').toMatch(/^CodeMismatchException/);
  });
});

describe('another email address', () => {
  const ask = (AccessToken: string | undefined, Value: string, Name = 'email') =>
    sdk.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name, Value }] }));
  const verify = (AccessToken: string | undefined, Code: string) =>
    refusal(sdk.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName: 'email', Code })));
  const emailOf = async (AccessToken: string | undefined) =>
    (await sdk.send(new GetUserCommand({ AccessToken }))).UserAttributes?.find(({ Name }) => Name === 'email')?.Value;

  it('holds once its code has come back, and then the one before is free', async () => {
    const { username, signIn } = await register(pool, sdk);
    const { AccessToken, RefreshToken } = await signIn();
    const next = `next-${username}`;
    const { CodeDeliveryDetailsList } = await ask(AccessToken, next.toUpperCase());
    expect(CodeDeliveryDetailsList).toMatchObject([{ AttributeName: 'email', DeliveryMedium: 'EMAIL' }]);
    expect(await emailOf(AccessToken)).toBe(username);
    const { code } = pool.lastMail(next);
    expect(await verify(AccessToken, otherThan(code))).toMatch(/^CodeMismatchException/);
    expect(await verify(AccessToken, code)).toBe('accepted');
    expect(await emailOf(AccessToken)).toBe(next);
    expect(await verify(AccessToken, code)).toMatch(/^CodeMismatchException/);
    expect(claims((await refresh({ RefreshToken })).AuthenticationResult?.IdToken)).toMatchObject({
      email: next,
      email_verified: true,
    });
    expect(await refusal(signIn())).toMatch(/^NotAuthorizedException: Incorrect/);
    expect(pool.createUser({ email: username, password: 'another one' }).sub).toBeTruthy();
  });

  it('is refused where it is taken, too old, guessed at or not an address', async () => {
    const [one, two] = [await register(pool, sdk), await register(pool, sdk)];
    const { AccessToken } = await one.signIn();
    expect(await refusal(ask(AccessToken, two.username))).toMatch(/^AliasExistsException/);
    expect(await refusal(ask(AccessToken, 'nobody'))).toMatch(/^InvalidParameterException/);
    expect(await refusal(ask(AccessToken, 'true', 'email_verified'))).toMatch(/^NotAuthorizedException/);
    expect(await verify(AccessToken, '000000')).toMatch(/^CodeMismatchException/);
    const next = `late-${one.username}`;
    await ask(AccessToken, next);
    const { code } = pool.lastMail(next);
    // somebody else has taken the address meanwhile
    const third = pool.createUser({ email: next, password: 'another one' });
    expect(await verify(AccessToken, code)).toMatch(/^AliasExistsException/);
    await sdk.send(new AdminDeleteUserCommand({ UserPoolId: pool.userPoolId, Username: third.sub }));
    for (let tries = 1; tries < 5; tries++)
      expect(await verify(AccessToken, otherThan(code))).toMatch(/^CodeMismatchException/);
    expect(await verify(AccessToken, code)).toMatch(/^LimitExceededException/);
    expect(await emailOf(AccessToken)).toBe(one.username);
  });
});

describe('SRP', () => {
  it('refuses a public number that makes the key guessable: A ≡ 0 mod N', async () => {
    const person = await register(pool, sdk);
    const { ChallengeParameters = {} } = await startSignIn(person, 5n);
    expect(ChallengeParameters.USER_ID_FOR_SRP).toBe(person.sub);
    const N = getDiffieHellman('modp15').getPrime('hex');
    for (const multiple of [0n, BigInt(`0x${N}`), BigInt(`0x${N}`) * 2n]) {
      expect(await refusal(startSignIn(person, multiple))).toMatch(/^InvalidParameterException/);
    }
  });

  it('takes one answer per challenge, within three minutes, from the person it was made for', async () => {
    const person = await register(pool, sdk);
    const challenge = async () => (await startSignIn(person, 5n)).ChallengeParameters ?? {};
    const once = await challenge();
    const guess = (parameters: Record<string, string>) => refusal(answerChallenge(person, parameters, randomBytes(32)));
    expect(await guess(once)).toBe('NotAuthorizedException: Incorrect username or password.');
    expect(await guess(once)).toMatch(/session is expired/);
    const late = await challenge();
    advance(180_000);
    expect(await guess(late)).toMatch(/session is expired/);
    const stranger = await register(pool, sdk);
    expect(await guess({ ...(await challenge()), USER_ID_FOR_SRP: stranger.sub })).toMatch(/Incorrect username/);
    expect(await guess({ ...(await challenge()), SECRET_BLOCK: randomBytes(600).toString('base64') })).toMatch(
      /session is expired/,
    );
  });
});
