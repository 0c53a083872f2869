import { createHash } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { api } from '#shared/api.ts';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import type { Route } from '#shared/lib/route.ts';
import { finishAssessment } from '#test/support/accounts/finished-assessment.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { inOurNames } from '#test/support/facts/our-names.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { simpleAnswers } from '#test/support/people/simple-answers.ts';
import { sincereAnswers } from '#test/support/people/sincere-answers.ts';
import { arriveAt } from '../support/browser/answer-steps.ts';

let person: SignedIn;
let result: ResultBody;
test.beforeAll(async ({ stack }) => {
  person = await stack.signUpAndIn();
  const { resultId } = await finishAssessment(stack, person, sincereAnswers('17-2051.00', 3));
  result = (await stack.call(api.assessment.getResult, { id: resultId }, person.accessToken)).body;
});

const tools = (page: Page) => page.getByRole('complementary', { name: 'Developer tools' });
const panel = (page: Page, name: RegExp) => tools(page).getByRole('group').filter({ hasText: name });
/** opens it by keyboard, which has the effect of a click */
async function open(page: Page, name: RegExp) {
  await panel(page, name).locator('summary').press('Enter');
  return panel(page, name);
}
const matches = (page: Page) => page.getByRole('listbox', { name: 'Top matches' }).getByRole('option');
const visit = (page: Page, id = result.id) => page.goto(`/career-path/result/${id}`);

/** A separate implementation of sorting keys, independent of the product's. */
function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted((value as Record<string, unknown>)[key])]),
  );
}
const digestOf = (answer: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(sorted(answer)))
    .digest('hex')
    .slice(0, 8);

const routes = Object.values(api).flatMap((domain) => Object.values(domain) as Route[]);
/** the route that a request matches */
function templateOf(request: Request): string {
  const path = new URL(request.url()).pathname.replace(/^\/api/, '');
  const fits = (route: Route) =>
    route.method === request.method() && new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
  const exact = routes.find((route) => route.path === path && fits(route));
  return (exact ?? routes.find(fits))!.path;
}

/** Checks that the widget shows what the API answered. */
async function isTheTruth(page: Page, answer: ResultBody) {
  const truth = await open(page, /^Assessment truth/);
  expect(digestOf(answer)).toMatch(/^[0-9a-f]{8}$/);
  const value = (name: string) =>
    truth.locator('dl > div').filter({ has: page.getByRole('term').getByText(name, { exact: true }) });
  await expect(truth.locator('summary')).toHaveText(`Assessment truth ${digestOf(answer)}`);
  await expect(value('Digest of the answer')).toContainText(digestOf(answer));
  const { scoring_meta: meta } = answer;
  for (const [name, text] of [
    ['Model version', meta.modelVersion],
    ['Data version', meta.dataVersion],
    ['Data hash', meta.dataHash],
    ['Answers hash', meta.answersHash],
  ] as const) {
    await expect(value(name).locator('code').first()).toHaveText(text);
    await expect(value(name)).toContainText('same here');
  }
  for (const number of meta.userVector.interests)
    await expect(value('Interests vector')).toContainText(number.toFixed(4));
  await expect(value('Interests vector')).toContainText('same here');
  await expect(truth.getByText('10 of 10 scores are the sum of their receipts. 10 of 10 score')).toBeVisible();
  for (const { title, final_score, why } of answer.roles) {
    const sum = why.reduce((total, { points }) => total + points, 0).toFixed(4);
    await expect(truth.getByRole('row', { name: title })).toContainText(final_score.toFixed(4) + sum);
  }
}

test.describe('the developer tools of the result page', () => {
  test('tell the truth about the result and the requests, folded, and the flip test swaps the list (RES-16, RES-17, RES-18, RES-19)', async ({
    pageOf,
  }) => {
    const page = await pageOf(person, { expected: [/status of 404/] });
    const requests: Request[] = [];
    page.on('request', (request) => request.url().includes('/api/') && requests.push(request));
    const ended = new Set<Request>();
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => ended.add(request));
    /** Leaving a screen cancels its pending requests, though an answer may be on the way. */
    const allAnswered = () => expect.poll(() => requests.every((request) => ended.has(request))).toBe(true);
    const answered = page.waitForResponse('**/api/assessment-result/*');
    await visit(page);
    const answer: ResultBody = await (await answered).json();

    await test.step('folded by default', async () => {
      await expect(tools(page).getByRole('group')).toHaveCount(3);
      await expect(tools(page).locator('details[open]')).toHaveCount(0);
    });

    await test.step('digest, versions, hashes, vector and receipts are those of the API', async () => {
      await isTheTruth(page, answer);
    });

    await test.step('two test occupations replace the ten, and the ten come back', async () => {
      const flip = await open(page, /^Flip test/);
      await flip.getByRole('checkbox').press('Space');
      await expect(matches(page)).toHaveCount(2);
      await expect(page.getByRole('article', { name: 'Test occupation one' })).toContainText('91.0 of 100');
      await matches(page).nth(1).click();
      await expect(page.getByRole('article', { name: 'Test occupation two' })).toContainText('42.0 of 100');
      await expect(page.getByText('these are test occupations, not your matches')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Learning Plan' })).toHaveCount(0);
      await flip.getByRole('checkbox').press('Space');
      await expect(matches(page)).toHaveCount(10);
      for (const [place, { title }] of inOurNames(answer).roles.entries())
        await expect(matches(page).nth(place)).toContainText(title);
    });

    const isTrueOfTheLast = async ({ screenWasLeft = false } = {}) => {
      const network = await open(page, /^Network inspector/);
      const rows = network.getByRole('row').filter({ has: page.getByRole('rowheader') });
      // requests the page makes meanwhile are listed, too
      await expect(async () => {
        const shown = await rows.evaluateAll((all) =>
          all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent)),
        );
        const last = requests.slice(-10).reverse();
        const seen = await Promise.all(
          last.map(async (request) => (await request.response())?.status() ?? 'cancelled'),
        );
        // a screen that was left drops its answer, even if the network delivered it
        const isDropped = (place: number) => screenWasLeft && shown[place]?.[2] === 'cancelled';
        expect(shown.map((cells) => cells.slice(0, 3))).toEqual(
          last.map((request, place) => [
            request.method(),
            templateOf(request),
            isDropped(place) ? 'cancelled' : String(seen[place]),
          ]),
        );
        expect(shown.filter((_, place) => isDropped(place)).length, 'most are answered').toBeLessThan(5);
        for (const [place, [, path, , duration]] of shown.entries()) {
          if (isDropped(place)) continue;
          const { requestStart, responseStart } = last[place]!.timing();
          // the app sees an answer at the same time as the network or later
          expect(Number.parseInt(duration!, 10), path!).toBeGreaterThanOrEqual(
            Math.floor(responseStart - requestStart) - 1,
          );
        }
      }).toPass({ timeout: 30_000 });
      const text = await network.textContent();
      for (const secret of [answer.id, answer.session_id, person.sub, person.accessToken, 'authorization', 'api-key'])
        expect(text).not.toContain(secret);
    };

    await test.step('the requests by their templates, without an id, a key or a token', async () => {
      expect(requests.map(templateOf)).toContain('/assessment-result/{id}');
      await isTrueOfTheLast();
    });

    await test.step('the last ten of twelve and more, across screens', async () => {
      while (requests.length < 12) {
        const before = requests.length;
        await allAnswered();
        await page.getByRole('link', { name: 'History', exact: true }).first().click();
        await arriveAt(page, '/career-path/history');
        await page.getByRole('listitem').getByText('Overall Match').waitFor();
        await allAnswered();
        await page.goBack();
        await expect(matches(page)).toHaveCount(10);
        expect(requests.length).toBeGreaterThan(before);
      }
      await isTrueOfTheLast({ screenWasLeft: true });
    });
  });

  test('tell the truth about a result of Reading B, too (RES-16, RES-19, D-01)', async ({ stack, newPerson }) => {
    const { page, person } = await newPerson();
    const { resultId } = await finishAssessment(stack, person, simpleAnswers(), 'simple-v1');
    const answered = page.waitForResponse('**/api/assessment-result/*');
    await visit(page, resultId);
    const answer: ResultBody = await (await answered).json();
    expect(answer.variant).toBe('simple-v1');
    await isTheTruth(page, answer);
  });

  test('inspect a request that failed as well', async ({ pageOf }) => {
    const page = await pageOf(person, { expected: [/status of 404/] });
    await visit(page, 'r-00000000000000000000000000000000-000000000');
    await page.getByRole('heading', { name: 'Results Not Found' }).waitFor();
    const network = await open(page, /^Network inspector/);
    await expect(network.getByRole('row', { name: '/v1/shared-result/{id}' })).toContainText('404');
    await expect(tools(page).getByRole('group')).toHaveCount(1);
  });

  test('in production they are for the group admin of the token only (RES-16, D-35)', async ({ stack, pageOf }) => {
    const inProduction = async (page: Page) => {
      await page.route('**/career-path/result/*', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('"stage":"local"', '"stage":"prod"');
        expect(body).toContain('"stage":"prod"');
        await route.fulfill({ response, body });
      });
      const chunks: string[] = [];
      page.on('request', (request) => /DeveloperBand/.test(request.url()) && chunks.push(request.url()));
      return chunks;
    };
    const customer = await pageOf(person);
    const chunks = await inProduction(customer);
    await visit(customer);
    await customer.getByRole('region', { name: 'What if', exact: true }).waitFor();
    await expect(tools(customer)).toHaveCount(0);
    expect(chunks).toEqual([]);

    const admin = await stack.signInDemo('admin');
    await stack.call(api.assessment.shareResult, { id: result.id, shared: true }, person.accessToken);
    const page = await pageOf(admin, { expected: [/status of 404/] });
    const fetched = await inProduction(page);
    await visit(page);
    await page.getByRole('heading', { name: 'A result shared with you' }).waitFor();
    await expect(tools(page).getByRole('group')).toHaveCount(1);
    expect(fetched).not.toEqual([]);
  });
});
