/**
 * `npm run screens`: every screen and state as a picture in test/screens/, at 1280 and 390 px, light and dark. Nothing is
 * compared: the pictures are there to be looked at. `npm run screens -- result` makes those whose name contains it.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { api } from '#shared/api.ts';
import { billingOf, failingCard } from './support/billing.ts';
import { launchChromium } from './support/chromium.ts';
import { finishAssessment, startAssessment } from './support/finished-assessment.ts';
import { testPassword } from './support/sign-in.ts';
import { sincereAnswers } from './support/sincere-answers.ts';
import { root } from './support/source-tree.ts';
import { startStack } from './support/stack.ts';

interface Shot {
  name: string;
  path: string;
  signedIn?: boolean;
  /** brings the screen into the state that is wanted */
  prepare?: (page: Page) => Promise<void>;
}

const folder = join(root, 'test/screens');
const wanted = process.argv[2] ?? '';
const stack = await startStack({ built: true });
const browser = await launchChromium();

const answers = sincereAnswers('29-1141.00', 3);

async function completed() {
  const person = await stack.signUpAndIn();
  const { resultId } = await finishAssessment(stack, person, answers);
  return { person, resultId };
}

async function started() {
  const person = await stack.signUpAndIn();
  const sessionId = await startAssessment(stack, person, answers, 0);
  return { person, sessionId, token: person.accessToken };
}

/** The stored session of a person who has signed in once, for every picture that needs one. */
async function storageOf(email: string): Promise<BrowserContextOptions['storageState']> {
  const context = await browser.newContext({ baseURL: stack.endpoints.web });
  const page = await context.newPage();
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Somebody who pays for Pro with a card that will not pay the renewal, and has used most of it. */
async function subscribed() {
  const person = await stack.signUpAndIn();
  const billing = billingOf(() => stack);
  await billing.buy(person, 'pro', failingCard);
  await billing.settled();
  await billing.buy(person, 'addon');
  await billing.settled();
  const amounts = { smart_matches_daily: 46, resume_builds: 15, industry_reports: 2, trends_real_time_industries: 2 };
  for (const [feature, amount] of Object.entries(amounts))
    await stack.call(api.plans.checkGate, { feature: feature as keyof typeof amounts, amount }, person.accessToken);
  for (let count = 0; count < 3; count++) await finishAssessment(stack, person, answers);
  return person;
}

const done = await completed();
const doneStorage = await storageOf(done.person.email);
const running = await started();
const runningStorage = await storageOf(running.person.email);
const subscriber = await subscribed();
const subscriberStorage = await storageOf(subscriber.email);
const runner = `/career-path/continue/${running.sessionId}`;

const visitor: Shot[] = [
  { name: 'home', path: '/' },
  { name: 'auth-sign-in', path: '/auth' },
  { name: 'auth-sign-up', path: '/auth?tab=sign-up' },
  { name: 'auth-check-email', path: '/auth?message=check-email' },
  {
    name: 'auth-wrong-password',
    path: '/auth',
    prepare: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill('not the one');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'auth-new-password', path: '/auth?reset=someone&code=123456' },
  { name: 'email-verified', path: '/email-verified' },
  { name: 'email-verified-bad-link', path: '/email-verified?user=nobody&code=000000' },
  { name: 'terms', path: '/terms' },
  { name: 'data-sources', path: '/data-sources' },
  { name: 'pricing', path: '/pricing' },
  { name: 'not-found', path: '/no-such-page' },
];
const owner: Shot[] = [
  { name: 'home-signed-in', path: '/' },
  { name: 'intro-used-up', path: '/career-path/new' },
  { name: 'result', path: `/career-path/result/${done.resultId}` },
  { name: 'result-not-found', path: '/career-path/result/r-00000000000000000000000000000000-000000000' },
  { name: 'history', path: '/career-path/history' },
  { name: 'pricing-free', path: '/pricing' },
  {
    name: 'plan-confirmation',
    path: '/pricing?plan=switch',
    prepare: (page) => page.getByRole('button', { name: 'Proceed to payment' }).click(),
  },
  {
    name: 'feature-locked',
    path: '/',
    prepare: (page) => page.getByRole('button', { name: 'Start Analysis' }).click(),
  },
  {
    name: 'limit-reached',
    path: '/career-path/new',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Start AI Career Analysis' }).click();
      await page.getByText('refills on').waitFor();
    },
  },
  { name: 'usage-free', path: '/usage' },
  {
    name: 'usage-failed',
    path: '/usage',
    prepare: async (page) => {
      await page.route('**/api/rpc/get_user_usage_summary', (route) => route.abort());
      await page.reload();
      await page.getByText('Unable to load usage data').waitFor();
    },
  },
  {
    name: 'payment-not-confirmed',
    path: '/#checkout-success',
    prepare: (page) => page.getByText('Your payment is still being processed').waitFor(),
  },
];
const customer: Shot[] = [
  { name: 'home-subscriber', path: '/' },
  { name: 'pricing-subscriber', path: '/pricing' },
  { name: 'usage-subscriber', path: '/usage' },
  {
    name: 'plan-change',
    path: '/pricing?plan=switch',
    prepare: (page) => page.getByText('It replaces your Pro plan').waitFor(),
  },
  {
    name: 'usage-reset-question',
    path: '/usage',
    prepare: (page) => page.getByRole('button', { name: 'Reset my usage' }).click(),
  },
  {
    name: 'pack-confirmation',
    path: '/usage',
    prepare: (page) => page.getByRole('button', { name: 'Add an Insights Pack' }).click(),
  },
];
const walker: Shot[] = [
  { name: 'intro', path: '/career-path/new' },
  { name: 'runner-scenario', path: runner },
];
const later: [stage: number, payload: unknown, shot: Shot][] = [
  [0, answers.triage, { name: 'runner-interests', path: runner }],
  [1, answers.core, { name: 'runner-skills', path: runner }],
];

async function take(shot: Shot, storageState: BrowserContextOptions['storageState'] | undefined): Promise<void> {
  if (!shot.name.includes(wanted)) return;
  for (const width of [1280, 390])
    for (const theme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        baseURL: stack.endpoints.web,
        viewport: { width, height: width === 390 ? 844 : 900 },
        colorScheme: theme,
        reducedMotion: 'reduce',
        ...(storageState && { storageState }),
      });
      const page = await context.newPage();
      await page.goto(shot.path);
      await page.waitForLoadState('networkidle');
      await page
        .getByText(/^Loading/)
        .first()
        .waitFor({ state: 'detached' });
      await shot.prepare?.(page);
      await page.waitForTimeout(300);
      await page.screenshot({ path: join(folder, `${shot.name}-${width}-${theme}.png`), fullPage: true });
      await context.close();
    }
  process.stdout.write(`${shot.name}\n`);
}

mkdirSync(folder, { recursive: true });
try {
  for (const shot of visitor) await take(shot, undefined);
  for (const shot of owner) await take(shot, doneStorage);
  for (const shot of customer) await take(shot, subscriberStorage);
  for (const shot of walker) await take(shot, runningStorage);
  for (const [stage, payload, shot] of later) {
    const save = { session_id: running.sessionId, stage, answers: payload, seq: 1 };
    await stack.call(api.assessment.saveAnswer, save, running.token);
    await take(shot, runningStorage);
  }
} finally {
  await browser.close();
  await stack.stop();
}
