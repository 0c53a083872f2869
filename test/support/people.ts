import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchChromium, newPage, type PageOptions } from './browser.ts';
import type { SignedIn } from './sign-in.ts';
import { type Stack, startStack } from './stack.ts';

type Options = Omit<PageOptions, 'origin'>;

/** A running stack and a browser for all tests of a file, and people who are signed in already. */
export function people() {
  let stack: Stack;
  let browser: Browser;
  beforeAll(async () => {
    stack = await startStack({ built: true });
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });
  const open = (person: SignedIn, options?: Options) => signedInPage(browser, stack, person, options);
  return {
    stack: () => stack,
    browser: () => browser,
    /** somebody who has not signed in */
    visitor: (options: Options = {}) => newPage(browser, { origin: stack.endpoints.web, ...options }),
    /** another browser of the same person */
    open,
    async newPerson(options?: Options) {
      const person = await stack.signUpAndIn();
      return { person, page: await open(person, options) };
    },
  };
}

/**
 * A page of a person who has signed in before: the tokens lie where Amplify keeps them. The sign-in screen itself is
 * walked by auth.e2e.ts.
 */
async function signedInPage(browser: Browser, stack: Stack, person: SignedIn, options: Options = {}): Promise<Page> {
  const page = await newPage(browser, { origin: stack.endpoints.web, ...options });
  await page.goto('/terms');
  await page.evaluate(
    ([clientId, { sub, accessToken, idToken, refreshToken }]) => {
      const prefix = `CognitoIdentityServiceProvider.${clientId}`;
      const stored = { accessToken, idToken, refreshToken, clockDrift: '0' };
      for (const [name, value] of Object.entries(stored)) localStorage.setItem(`${prefix}.${sub}.${name}`, value);
      localStorage.setItem(`${prefix}.LastAuthUser`, sub);
    },
    [stack.endpoints.clientId, person] as const,
  );
  return page;
}
