import type { SignedIn } from '#test/support/people/sign-in.ts';
import type { Stack } from '#test/support/stack/stack.ts';

/** The browser of a person who has signed in before: tokens are where Amplify stores them. */
export function storedSession(stack: Stack, person: SignedIn) {
  const { sub, accessToken, idToken, refreshToken } = person;
  const prefix = `CognitoIdentityServiceProvider.${stack.endpoints.clientId}`;
  const tokens = Object.entries({ accessToken, idToken, refreshToken, clockDrift: '0' });
  return {
    cookies: [],
    origins: [
      {
        origin: new URL(stack.endpoints.web).origin,
        localStorage: [
          ...tokens.map(([name, value]) => ({ name: `${prefix}.${sub}.${name}`, value })),
          { name: `${prefix}.LastAuthUser`, value: sub },
        ],
      },
    ],
  };
}
