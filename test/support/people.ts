import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchChromium, newPage, type PageOptions } from './browser.ts';
import type { SignedIn } from './sign-in.ts';
import { type Stack, startStack } from './stack.ts';
import { storedSession } from './stored-session.ts';

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
  const open = (person: SignedIn, options?: Options) =>
    newPage(browser, { origin: stack.endpoints.web, storage: storedSession(stack, person), ...options });
  return {
    stack: () => stack,
    browser: () => browser,
    /** somebody who has not signed in */
    visitor: (options: Options = {}) => newPage(browser, { origin: stack.endpoints.web, ...options }),
    /** another browser of a person who has signed in before; the sign-in screen itself is walked by auth.e2e.ts */
    open,
    async newPerson(options?: Options) {
      const person = await stack.signUpAndIn();
      return { person, page: await open(person, options) };
    },
  };
}
