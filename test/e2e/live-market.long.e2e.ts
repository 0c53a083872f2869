import type { Page, Route } from '@playwright/test';
import { knownRoles } from '#shared/occupations/facts.ts';
import { finishAssessment } from '#test/support/accounts/finished-assessment.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { sincereAnswers } from '#test/support/people/sincere-answers.ts';
import { openReceipts } from '../support/browser/result-steps.ts';

const path = '**/api/live-market-data';
const answers = sincereAnswers('17-2051.00', 3); // willing to work in Austin, Seattle or from home

const notes = (page: Page) => page.getByRole('region', { name: 'Notes on this result' });
const unavailable = 'Live data temporarily unavailable — showing latest snapshot.';
const banner = (page: Page) => page.getByText(unavailable);
interface Counts {
  /** how many banners were shown at a time at most, and how often one appeared */
  mostBanners: number;
  banners: number;
}
/** Counts them in the page: each disappears after five seconds, and a test may be late. */
const noteBanners = (text: string) => {
  const counts = Object.assign(window, { mostBanners: 0, banners: 0 });
  let before = 0;
  new MutationObserver(() => {
    const isBanner = (element: Element) => element.childElementCount === 0 && element.textContent === text;
    const shown = [...document.querySelectorAll('body *')].filter(isBanner).length;
    counts.mostBanners = Math.max(counts.mostBanners, shown);
    if (shown > before) counts.banners += 1;
    before = shown;
  }).observe(document, { subtree: true, childList: true, characterData: true });
};
const counted = (page: Page, what: keyof Counts) => page.evaluate((name) => (window as unknown as Counts)[name], what);

/** The stored result with these occupations instead of its own. */
const serveRoles = (page: Page, codes: readonly string[]) =>
  page.route('**/api/assessment-result/*', async (route: Route) => {
    const response = await route.fetch();
    const result = await response.json();
    const [first] = result.roles;
    await route.fulfill({ response, json: { ...result, roles: codes.map((code) => ({ ...first, id: code, code })) } });
  });

test('live market data is asked for the known roles, is shown on the card and in the footer, and can fail without harm (RES-14, RES-37 to RES-41, DAT-21, NET-08, NET-09, D-56, D-62, D-81, D-82, D-84)', async ({
  newPerson,
  stack,
}) => {
  const { person, page } = await newPerson({
    expected: [/status of 400/, /The live market data could not be loaded/],
  });
  const { resultId } = await finishAssessment(stack, person, answers);
  const codes = [...new Set(Object.values(knownRoles))];
  const asked: unknown[] = [];
  page.on('request', (request) => request.url().endsWith('live-market-data') && asked.push(request.postDataJSON()));

  await test.step('all ten known ids are sent, two of them for the occupation they share, and the first city', async () => {
    await serveRoles(page, codes);
    // as if published by the publishers; another test covers the local stack's own data
    await page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), origin: 'publishers' } });
    });
    await page.goto(`/career-path/result/${resultId}`);
    await expect(notes(page)).toContainText(/real-time labor market data of \w{3} \d+, 20\d\d/);
    expect(asked).toEqual([
      { roles: Object.keys(knownRoles), location: { country: 'US', city: 'Austin, TX' }, windowDays: 30 },
    ]);
    await openReceipts(page.getByRole('article'));
    const live = page.getByRole('region', { name: 'Live market data' });
    await expect(live).toContainText(/Live market data of \w{3} \d+, 20\d\d/);
    await expect(live).toContainText(/Median pay a year, Texas\s*\$[\d,]+ USD/);
    await expect(live).toContainText(
      /Automation risk\s*(Low|Medium|High)\s*AI tools can touch \d+% of the tasks; not jobs lost/,
    );
    await expect(live).toContainText(/Demand, United States\s*[+−]?[\d.]+%\s*percent over ten years/);
    await expect(live).toContainText('OEWS May 2025');
    await expect(banner(page)).toHaveCount(0);
  });

  await test.step('a snapshot is labeled as one, and not as real-time', async () => {
    await page.unroute(path);
    await page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), origin: 'snapshot' } });
    });
    await page.reload();
    await openReceipts(page.getByRole('article'));
    await expect(page.getByRole('region', { name: 'Live market data' })).toContainText(/Snapshot of \w{3} \d+, 20\d\d/);
    await expect(notes(page)).toContainText(/Labor market data of \w{3} \d+, 20\d\d/);
    await expect(notes(page)).not.toContainText('real-time');
  });

  await test.step('if it fails the result stays, with a small note, and the banner appears once for 5 s', async () => {
    await page.unroute(path);
    const error = { code: 'BAD_INPUT', message: 'broken by the test', correlationId: 'test' };
    await page.route(path, (route) => route.fulfill({ status: 400, json: { error } }));
    await page.clock.install();
    await page.addInitScript(noteBanners, unavailable);
    const logged = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'));
    await page.reload();
    await expect.poll(() => counted(page, 'mostBanners')).toBe(1);
    await logged;
    await openReceipts(page.getByRole('article'));
    await expect(page.getByText('Shown without live data')).toBeVisible();
    await expect(notes(page)).toContainText('Labor market data of May 2025, without live data');
    await expect(page.getByRole('listbox', { name: 'Top matches' }).getByRole('option')).toHaveCount(codes.length);
    await page.clock.runFor(5_100);
    await expect(banner(page)).toHaveCount(0);
    expect(await counted(page, 'mostBanners')).toBe(1);
  });

  await test.step('without a known role nothing is requested', async () => {
    await page.unroute(path);
    await page.unroute('**/api/assessment-result/*');
    await serveRoles(page, ['29-1141.00', '47-2111.00']);
    asked.length = 0;
    await page.reload();
    await expect(notes(page)).toContainText('Labor market data of May 2025: published figures');
    expect(asked).toEqual([]);
  });
});

test('two calls for published data that fail in one load of the page show one banner between them (NET-08)', async ({
  newPerson,
  stack,
}) => {
  const { person, page } = await newPerson({ expected: [/status of 400/, /The live market data could not be loaded/] });
  const { resultId } = await finishAssessment(stack, person, answers);
  const error = { code: 'BAD_INPUT', message: 'broken by the test', correlationId: 'test' };
  const failed: string[] = [];
  for (const call of ['/v1/assessment/item-bank', '/live-market-data'])
    await page.route(`**/api${call}*`, async (route) => {
      await route.fulfill({ status: 400, json: { error } });
      failed.push(call);
    });
  await serveRoles(page, [...new Set(Object.values(knownRoles))]);
  await page.addInitScript(noteBanners, unavailable);
  await page.clock.install();
  await page.goto('/career-path/assessment');
  await expect.poll(() => counted(page, 'banners')).toBe(1);
  await page.clock.runFor(5_100);
  await expect(banner(page)).toHaveCount(0);

  // within the app, so that the page is not loaded anew
  await page.evaluate(() => Object.assign(window, { sameLoad: true }));
  await page.getByRole('banner').getByRole('link', { name: 'History' }).click();
  await page.locator(`a[href$="${resultId}"]`).first().click();
  await openReceipts(page.getByRole('article'));
  await expect(page.getByText('Shown without live data')).toBeVisible();
  expect(new Set(failed)).toEqual(new Set(['/v1/assessment/item-bank', '/live-market-data']));
  expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
  await page.clock.runFor(1_000);
  expect(await counted(page, 'banners')).toBe(1);
});
