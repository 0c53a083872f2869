/**
 * Browser tests take `test` and `expect` from here:
 *
 *   test('is greeted (AUT-24)', async ({ newPerson, stack }) => {
 *     const { person, page } = await newPerson({ width: 390, expected: [/status of 409/] });
 *     await page.goto('/usage');
 *     await expect(page.getByText('0/1 used')).toBeVisible();
 *   });
 *
 * `expect(locator)` looks until it holds; `expect(await …)` looks once and is for what cannot change any more. A test
 * shares its stack with others: it makes the people it needs and changes nothing for anybody else; who turns the clock
 * does so in a file called *.clock.e2e.ts. No retries and no pauses: wait for what is meant.
 */
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { grant } from '#test/support/accounts/grant-plan.ts';
import { type Personas, personasOf } from '#test/support/accounts/personas.ts';
import { billingOf } from '#test/support/billing/billing.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';
import { watchConsole } from './console-watch.ts';
import { asOldAsPromised } from './oldest-browser.ts';
import { signsOfLife } from './signs-of-life.ts';
import { slowDown } from './slow-down.ts';
import { storedSession } from './stored-session.ts';
import { heightOf, type Theme, type Width } from './views.ts';

export { expect };

export interface PageOptions extends BrowserContextOptions {
  width?: Width;
  theme?: Theme;
  /** console errors that this test provokes on purpose; any other fails it */
  expected?: RegExp[];
}

interface OfATest {
  /**
   * A page in its own profile. The test fails if it, or a page it opened, threw, logged an error or violated its CSP.
   */
  newPage: (options?: PageOptions) => Promise<Page>;
  /** …for a visitor */
  visitor: (options?: PageOptions) => Promise<Page>;
  /** …for a person who has signed in before; auth.e2e.ts tests the sign-in screen itself */
  pageOf: (person: SignedIn, options?: PageOptions) => Promise<Page>;
  /** a newly signed-up person on Free, with a page */
  newPerson: (options?: PageOptions) => Promise<{ person: SignedIn; page: Page }>;
  person: SignedIn;
  /** a new person on Pro who never paid */
  subscriber: SignedIn;
  /** a new person who has paid for a plan, without a browser */
  customer: (plan: 'pro' | 'switch', card?: Record<string, string>) => Promise<SignedIn>;
}

interface OfAWorker {
  /** the built app; files called *.dev.e2e.ts get what npm start serves */
  built: boolean;
  /** the running product */
  stack: Stack;
  /** the payment provider */
  billing: ReturnType<typeof billingOf>;
  /** people with a history, for tests that only look */
  personas: Personas;
}

export const test = base.extend<OfATest, OfAWorker>({
  built: [true, { option: true, scope: 'worker' }],
  stack: [
    async ({ built }, use) => {
      const stack = await startStack({ built });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  billing: [({ stack }, use) => use(billingOf(() => stack)), { scope: 'worker' }],
  personas: [({ stack }, use) => use(personasOf(stack)), { scope: 'worker' }],

  newPage: async ({ browser }, use, info) => {
    const opened: { context: BrowserContext; unexpected: () => string[] }[] = [];
    await use(async ({ width = 1280, theme = 'light', expected = [], ...options } = {}) => {
      const context = await browser.newContext({
        viewport: { width, height: heightOf(width) },
        colorScheme: theme,
        hasTouch: width === 390,
        ...options,
      });
      const problems = watchConsole(context);
      opened.push({
        context,
        unexpected: () => problems.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
      });
      await slowDown(context);
      await asOldAsPromised(context);
      return context.newPage();
    });
    if (info.errors.length > 0)
      await info.attach('signs of life', { body: await signsOfLife(opened.map(({ context }) => context)) });
    for (const { context } of opened) await context.close();
    const unexpected = opened.flatMap((one) => one.unexpected());
    const what = 'the page threw, logged an error or met its Content-Security-Policy';
    expect(unexpected, `${what}: ${unexpected.join(', ')}`).toEqual([]);
  },
  visitor: ({ newPage, stack }, use) => use((options) => newPage({ baseURL: stack.endpoints.web, ...options })),
  pageOf: ({ visitor, stack }, use) =>
    use((person, options) => visitor({ storageState: storedSession(stack, person), ...options })),
  newPerson: ({ pageOf, stack }, use) =>
    use(async (options) => {
      const person = await stack.signUpAndIn();
      return { person, page: await pageOf(person, options) };
    }),
  person: async ({ stack }, use) => use(await stack.signUpAndIn()),
  subscriber: async ({ stack }, use) => {
    const person = await stack.signUpAndIn();
    await grant(stack, person.sub, { plan: 'pro' });
    await use(person);
  },
  customer: ({ stack, billing }, use) =>
    use(async (plan, card) => {
      const person = await stack.signUpAndIn();
      await billing.buy(person, plan, card);
      await billing.settled();
      return person;
    }),
});
