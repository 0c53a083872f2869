import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { advance, resetClock } from '#infra/local/clock.ts';
import { appOrigin, startPool } from './support.ts';

const storage = new Map<string, string>();
let pool: Awaited<ReturnType<typeof startPool>>;

beforeAll(async () => {
  pool = await startPool();
  Amplify.configure({
    Auth: {
      Cognito: { userPoolId: pool.userPoolId, userPoolClientId: pool.clientId, userPoolEndpoint: pool.endpoint },
    },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void storage.set(key, value),
    getItem: async (key) => storage.get(key) ?? null,
    removeItem: async (key) => void storage.delete(key),
    clear: async () => storage.clear(),
  });
});
afterEach(async () => {
  await signOut();
  storage.clear();
  resetClock();
});
afterAll(() => pool.remove());

let people = 0;
/** Signs up a new person, and by default confirms the address. */
async function person({ confirmed = true } = {}) {
  const username = `walker${++people}@example.com`;
  const password = 'sechs6';
  const { userId } = await signUp({ username, password });
  if (confirmed) {
    const { link, code } = pool.lastMail(username);
    await confirmSignUp({ username: link.searchParams.get('user') ?? '', confirmationCode: code });
  }
  return { username, password, userId };
}
const refused = (promise: Promise<unknown>) =>
  promise.then(
    () => 'accepted',
    (error: Error) => `${error.name}: ${error.message}`,
  );
const refreshToken = () => [...storage].find(([key]) => key.endsWith('.refreshToken'))?.[1] ?? null;

describe('Amplify against the Cognito stand-in', () => {
  it('signs up, confirms by the mailed link and signs in with SRP (AUT-08, AUT-10, AUT-20, DAT-01)', async () => {
    const username = 'Ann.Walker@Example.com';
    const started = await signUp({ username, password: 'sechs6', options: { userAttributes: { email: username } } });
    expect(started).toMatchObject({
      isSignUpComplete: false,
      nextStep: { signUpStep: 'CONFIRM_SIGN_UP', codeDeliveryDetails: { destination: 'a***@e***' } },
    });
    const mail = pool.lastMail('ann.walker@example.com');
    expect(mail.link.origin + mail.link.pathname).toBe(`${appOrigin}/email-verified`);
    expect(mail.link.searchParams.get('user')).toBe(started.userId);

    const confirmed = await confirmSignUp({
      username: mail.link.searchParams.get('user') ?? '',
      confirmationCode: mail.code,
    });
    expect(confirmed.isSignUpComplete).toBe(true);

    expect(await signIn({ username: 'ANN.walker@example.COM', password: 'sechs6' })).toMatchObject({
      isSignedIn: true,
    });
    const { tokens, userSub } = await fetchAuthSession();
    expect(userSub).toBe(started.userId);
    expect(tokens?.idToken?.payload.email).toBe('ann.walker@example.com');
    // a session has the person, a verified address and the access token; no pool tells when it was verified
    expect(tokens?.idToken?.payload).toMatchObject({ sub: started.userId, email_verified: true });
    expect(tokens?.accessToken.payload).toMatchObject({ sub: started.userId, token_use: 'access' });
    const kept = [...storage].filter(([, value]) => value === tokens?.accessToken.toString());
    expect(kept.map(([key]) => key.split('.').at(-1))).toEqual(['accessToken']);
    expect(await fetchUserAttributes()).toEqual({
      sub: started.userId,
      email: 'ann.walker@example.com',
      email_verified: 'true',
    });
    expect(await getCurrentUser()).toMatchObject({ userId: started.userId });
  });

  it('asks for confirmation after the right password only, and resends the link (D-15)', async () => {
    const { username, password } = await person({ confirmed: false });
    expect(await refused(signIn({ username, password: 'falsch' }))).toBe(
      'NotAuthorizedException: Incorrect username or password.',
    );
    expect((await signIn({ username, password })).nextStep.signInStep).toBe('CONFIRM_SIGN_UP');
    const first = pool.lastMail(username);
    await resendSignUpCode({ username, options: { clientMetadata: { choices: 'ab-bba' } } });
    const second = pool.lastMail(username);
    expect(second.id).not.toBe(first.id);
    expect(second.link.searchParams.get('choices')).toBe('ab-bba');
    if (first.code !== second.code) {
      expect(await refused(confirmSignUp({ username, confirmationCode: first.code }))).toMatch(/^CodeMismatch/);
    }
    await confirmSignUp({ username, confirmationCode: second.code });
    expect((await signIn({ username, password })).isSignedIn).toBe(true);
  });

  it('refreshes when forced and when the access token has expired (AUT-22)', async () => {
    const { username, password } = await person();
    await signIn({ username, password });
    const signedIn = (await fetchAuthSession()).tokens?.accessToken.payload;
    const first = refreshToken();
    const forced = (await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken.payload;
    expect(forced?.jti).not.toBe(signedIn?.jti);
    expect(forced).toMatchObject({ origin_jti: signedIn?.origin_jti, auth_time: signedIn?.auth_time });
    expect(refreshToken()).not.toBe(first);
    expect((signedIn?.exp ?? 0) - (signedIn?.iat ?? 0)).toBeLessThanOrEqual(3600);

    advance(61 * 60_000);
    const later = (await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken.payload;
    expect((later?.iat ?? 0) - (forced?.iat ?? 0)).toBeGreaterThanOrEqual(61 * 60);
  });

  it('signs out everywhere: the refresh token of another device is dead (AUT-11, AUT-22, T-007)', async () => {
    const { username, password } = await person();
    await signIn({ username, password });
    const otherDevice = new Map(storage);
    storage.clear();
    await signIn({ username, password });
    await signOut({ global: true });
    expect((await fetchAuthSession()).tokens).toBeUndefined();

    for (const [key, value] of otherDevice) storage.set(key, value);
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
    expect(refreshToken(), 'Amplify drops the dead session').toBeNull();
  });

  it('signs out on one device only, and the other goes on', async () => {
    const { username, password } = await person();
    await signIn({ username, password });
    const otherDevice = new Map(storage);
    storage.clear();
    await signIn({ username, password });
    const here = new Map(storage);
    await signOut();
    for (const [key, value] of here) storage.set(key, value);
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
    storage.clear();
    for (const [key, value] of otherDevice) storage.set(key, value);
    expect((await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken).toBeDefined();
  });

  it('sets a new password by the mailed link and ends every session (AUT-12, AUT-21, D-44)', async () => {
    const { username, password } = await person();
    await signIn({ username, password });
    const before = new Map(storage);
    const asked = await resetPassword({ username });
    expect(asked.nextStep).toMatchObject({
      resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
      codeDeliveryDetails: { destination: 'w***@e***' },
    });
    const { link, code } = pool.lastMail(username);
    expect(link.origin + link.pathname).toBe(`${appOrigin}/auth`);
    const user = link.searchParams.get('reset') ?? '';
    await confirmResetPassword({ username: user, confirmationCode: code, newPassword: 'neues1' });
    expect(
      await refused(confirmResetPassword({ username: user, confirmationCode: code, newPassword: 'nochmal' })),
      'a code works once',
    ).toMatch(/^ExpiredCodeException/);

    for (const [key, value] of before) storage.set(key, value);
    expect((await fetchAuthSession({ forceRefresh: true })).tokens, 'the old session is over').toBeUndefined();
    expect(await refused(signIn({ username, password }))).toMatch(/^NotAuthorizedException/);
    expect((await signIn({ username, password: 'neues1' })).isSignedIn).toBe(true);
  });

  it('takes six characters of any kind and not five, in Amplify’s own words (AUT-17, AUT-19, AUT-20, D-43)', async () => {
    const username = 'short@example.com';
    expect(await refused(signUp({ username, password: 'fünf5' }))).toMatch(/^InvalidPasswordException/);
    expect(await refused(signUp({ username, password: 'x'.repeat(257) }))).toMatch(/^InvalidPasswordException/);
    expect(await refused(signUp({ username: 'abc', password: 'sechs6' }))).toMatch(/^InvalidParameterException/);
    expect(await refused(signUp({ username, password: 'sechs6' }))).toBe('accepted');
    expect(await refused(signUp({ username: username.toUpperCase(), password: 'sechs6' }))).toBe(
      'UsernameExistsException: An account with the given email already exists.',
    );
  });
});
