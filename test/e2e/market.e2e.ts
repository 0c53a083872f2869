import type { Locator, Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { dateTime } from '#shared/lib/format.ts';
import type { Overview } from '#shared/market/overview.ts';
import { grant } from '#test/support/accounts/grant-plan.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { overflow } from '#test/support/browser/views.ts';
import { sampleOverview } from '#test/support/facts/market-overview.ts';

const MINUTE_MS = 60_000;
const overviewCall = '**/api/realtime-market-intelligence';
const market = (page: Page) => page.getByRole('region', { name: 'Market trends' });
const tab = (page: Page, name: string) => market(page).getByRole('tab', { name, exact: true });
const open = (page: Page) => market(page).getByRole('tabpanel');
const rows = (page: Page) => open(page).getByRole('table').getByRole('row');
const expectCells = (row: Locator, cells: string[]) => expect(row.getByRole('cell')).toHaveText(cells);
const updated = (page: Page, { lastUpdated }: Overview) =>
  market(page).getByText(`Last updated ${dateTime(lastUpdated)}`);

/** Holds requests for the overview until the returned function is called. */
async function holdAll(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(overviewCall, (route) => released.then(() => route.fallback()));
  return release;
}

/** Answers the overview with each of these in turn, repeating the last; returns the recorded requests. */
async function answering(page: Page, ...answers: (Overview | 'failure')[]) {
  const asked: unknown[] = [];
  const error = { code: 'BAD_INPUT', message: 'Broken by the test.', correlationId: 'test' };
  await page.route(overviewCall, (route) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)]!;
    asked.push(route.request().postDataJSON());
    return answer === 'failure' ? route.fulfill({ status: 400, json: { error } }) : route.fulfill({ json: answer });
  });
  return asked;
}

const later: Overview = { ...sampleOverview, lastUpdated: '2026-08-27T06:00:00.000Z' };
const latest: Overview = { ...sampleOverview, lastUpdated: '2026-08-27T06:05:00.000Z' };

test.describe('market intelligence of a subscriber', () => {
  test('shows the figures of the version in four cards and five tabs, each with its source (SEC-04)', async ({
    subscriber,
    pageOf,
  }) => {
    const page = await pageOf(subscriber, { width: 1280 });
    const asked = await answering(page, sampleOverview);
    await page.goto('/dashboard');
    await expect(updated(page, sampleOverview)).toBeVisible();
    expect(asked).toEqual([{ endpoint: 'overview' }]); // MKT-16
    await expect(market(page).getByText(/^Job postings of \w+ \d+, \d{4}/)).toBeVisible();

    await test.step('the cards (MKT-02, MKT-03, MKT-04, MKT-05, D-59)', async () => {
      const cards = market(page).getByRole('list').first().getByRole('listitem');
      await expect(cards).toHaveCount(4);
      for (const [place, texts] of [
        ['Total Job Postings', '7.3M', '+26.3K new that day', '1.8% above February 2020', 'Modeled'],
        ['Weekly Growth', '+0.2%', 'Indeed Hiring Lab'],
        ['Hot Skills', '3', 'emerging', 'O*NET 30.1'],
        ['Salary Trend', '+6.4%', 'llustrative benchmark', 'From the data: +2.9%', 'May 2025'],
      ].entries())
        for (const text of texts) await expect(cards.nth(place)).toContainText(text);
    });

    await test.step('the tabs in their order; the skills (MKT-01, MKT-06)', async () => {
      await expect
        .poll(() => market(page).getByRole('tab').allInnerTexts())
        .toEqual(['Skills', 'Industries', 'Salaries', 'Geographic', 'Hot Roles']);
      await expect(rows(page)).toHaveCount(1 + 8);
      await expectCells(rows(page).nth(1), ['68.4%', 'not available']);
      await expectCells(rows(page).filter({ hasText: 'Python' }), ['5.1%', '+1.2']);
      await expect(rows(page).filter({ hasText: 'Emerging' })).toHaveCount(2);
      await expect(open(page).getByText('O*NET 30.1')).not.toHaveCount(0);
    });

    await test.step('the industries (MKT-07)', async () => {
      await tab(page, 'Industries').click();
      const [best, , unknown] = sampleOverview.industryHealth;
      const card = (name: string) => open(page).getByRole('article').filter({ hasText: name });
      for (const text of ['78/100', '1.5% a year', '+1.7%', 'Epic Systems', ...best!.opportunities.slice(0, 3)])
        await expect(card(best!.industry)).toContainText(text);
      for (const unshown of best!.opportunities.slice(3)) await expect(card(best!.industry)).not.toContainText(unshown);
      await expect(card(unknown!.industry).getByText('not available')).toHaveCount(4);
    });

    await test.step('the salaries, to one decimal and with their direction (MKT-08)', async () => {
      await tab(page, 'Salaries').click();
      await expect(open(page).getByRole('columnheader')).toHaveText([
        'Role',
        'Median pay before',
        'Median pay now',
        'Change',
      ]);
      for (const [place, cells] of [
        ['$112,590', '$117,386', 'up 4.3%'],
        ['$98,090', '$96,030', 'down 2.1%'],
        ['$138,060', '$138,060', 'flat 0.0%'],
        ['not available', 'not available', 'not available'],
      ].entries())
        await expectCells(rows(page).nth(place + 1), cells);
    });

    await test.step('the places and the roles (MKT-09, MKT-10, CON-01, CON-02)', async () => {
      await tab(page, 'Geographic').click();
      await expectCells(rows(page).filter({ hasText: 'California' }), ['117.2', '39.4%', '−3.2%']);
      await expectCells(rows(page).filter({ hasText: 'Wyoming' }), ['89.1', '29.9%', 'not available']);
      await tab(page, 'Hot Roles').click();
      await expectCells(rows(page).filter({ hasText: 'Registered Nurses' }), ['189.1K', '$101,500']);
      await expectCells(rows(page).filter({ hasText: 'Legislators' }), ['4.3K', 'not available']);
    });
  });

  test('shows no empty column, and says when new skills are known (MKT-04, MKT-06)', async ({ subscriber, pageOf }) => {
    const page = await pageOf(subscriber, { width: 390 });
    const skillDemand = sampleOverview.skillDemand.map((each) => ({ ...each, growth: null, emerging: null }));
    await answering(page, { ...sampleOverview, skillDemand });
    await page.goto('/dashboard');
    await expect(open(page).getByRole('columnheader')).toHaveText(['Skill', 'Demand']);
    await expect(market(page).getByText('The next O*NET release will show which are new')).toBeVisible();
  });

  test('is loading, failed, there, and new on demand and every five minutes (MKT-11, MKT-13, MKT-14, MKT-15)', async ({
    subscriber,
    pageOf,
    stack,
  }) => {
    const page = await pageOf(subscriber, { width: 390, expected: [/status of 400/, /status of 403/] });
    await page.clock.install();
    const asked = await answering(page, 'failure', sampleOverview, later, latest, 'failure');
    const failed = market(page).getByText('Failed to load market intelligence data');
    const release = await holdAll(page);

    await test.step('loading, then failed, then loaded', async () => {
      await page.goto('/dashboard');
      await expect(page.getByText('Loading market intelligence')).toBeVisible();
      release();
      await expect(failed).toBeVisible();
      await market(page).getByRole('button', { name: 'Retry' }).click();
      await expect(updated(page, sampleOverview)).toBeVisible();
      await expect(failed).toHaveCount(0);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });

    await test.step('Refresh asks anew and shows the time of the answer', async () => {
      await market(page).getByRole('button', { name: 'Refresh' }).click();
      await expect(updated(page, later)).toBeVisible();
      expect(asked).toHaveLength(3);
    });

    await test.step('one request after five minutes, and none before', async () => {
      await page.clock.fastForward(4.8 * MINUTE_MS);
      await page.clock.fastForward(0.4 * MINUTE_MS);
      // wait for the answer, not only the request: moving the clock would also use up the call's timeout
      await expect(updated(page, latest)).toBeVisible();
      await page.clock.fastForward(2 * MINUTE_MS);
      await expect(market(page).getByRole('button', { name: 'Refresh' })).not.toHaveAttribute('aria-busy');
      expect(asked).toHaveLength(4);
    });

    await test.step('a refresh that fails leaves the figures, and says how old they are', async () => {
      await page.clock.fastForward(4 * MINUTE_MS);
      await expect(failed).toBeVisible();
      await expect(market(page).getByText('What you see is what was loaded before.')).toBeVisible();
      await expect(updated(page, latest)).toBeVisible();
    });

    await test.step('it ends with the plan', async () => {
      await grant(stack, subscriber.sub, { plan: 'free' });
      await page.unroute(overviewCall);
      const requests: string[] = [];
      page.on('request', (request) => /market-intelligence$/.test(request.url()) && requests.push(request.url()));
      await market(page).getByRole('button', { name: 'Refresh' }).click();
      await page.waitForURL('/#pricing');
      await expect(page.locator('#market-intelligence').getByText('Upgrade to Access')).toBeVisible();
      await page.clock.fastForward(11 * MINUTE_MS);
      await expect(page.getByRole('heading', { name: 'Plans and prices' })).toBeVisible();
      expect(requests).toHaveLength(1);
    });
  });
});

test.describe('an industry', () => {
  test('has a live trend that is counted once a day, and a report until the limit offers more (GAT-31, GAT-16, GAT-18, DLG-10, D-40, D-70, D-83)', async ({
    subscriber,
    pageOf,
    stack,
  }) => {
    // the test's scripts in the frame are blocked like any other
    const page = await pageOf(subscriber, {
      width: 390,
      expected: [/'about:srcdoc' because the document's frame is sandboxed/],
    });
    const used = async () => {
      const { body } = await stack.call(api.plans.getUsageSummary, {}, subscriber.accessToken);
      const { trends_real_time_industries: trends, industry_reports: reports } = body.usage;
      return [trends.monthly_count, reports.monthly_count];
    };
    await page.goto('/');
    const section = page.locator('#market-intelligence');
    await section.getByRole('tab', { name: 'Industries', exact: true }).click();
    const dialog = page.getByRole('dialog');

    await test.step('the trend says what it shows, its figures stand behind it', async () => {
      for (const time of [1, 2]) {
        await section.getByRole('button', { name: 'Live trend of Information' }).click();
        const chart = dialog.getByRole('figure').filter({ hasText: /^Employment (rose|fell|held steady)/ });
        await expect(chart.getByRole('img', { name: /^Employment .+: from .+ to / })).toBeVisible();
        await expect(chart).toContainText('BLS, Current Employment Statistics');
        await chart.getByText('Show the figures').click();
        await expect.poll(() => chart.getByRole('row').count()).toBeGreaterThan(12);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        expect(await used(), `opened ${time} times`).toEqual([1, 0]);
      }
    });

    await test.step('the report is a page without scripts, and a file to keep', async () => {
      await section.getByRole('button', { name: 'Industry report on Information' }).click();
      const frame = dialog.locator('iframe');
      await expect(frame).toHaveAttribute('sandbox', '');
      await expect(
        frame.contentFrame().getByRole('heading', { level: 1, name: 'Industry report: Information' }),
      ).toBeVisible();
      const file = page.waitForEvent('download');
      await dialog.getByRole('link', { name: 'Download PDF' }).click();
      expect((await file).suggestedFilename()).toBe('industry-report-information.pdf');
      expect(await used()).toEqual([1, 1]);
      await dialog.getByRole('button', { name: 'Close' }).first().click();
    });

    await test.step('beyond the limit the reason, the figures and the Insights Pack are shown', async () => {
      await stack.call(api.market.industryReport, { industry: 'Construction' }, subscriber.accessToken);
      await section.getByRole('button', { name: 'Industry report on Construction' }).click();
      await expect(dialog.getByRole('heading', { name: 'Limit Reached' })).toBeVisible();
      await expect(dialog).toContainText("You've reached your monthly limit for Industry Report (2/2).");
      for (const figure of ['Current usage', 'Limit', 'Plan']) await expect(dialog).toContainText(figure);
      await expect(dialog).toContainText('An Insights Pack costs €4.90 once.');
      await dialog.getByRole('button', { name: 'Add an Insights Pack' }).click();
      await expect(page.getByRole('dialog', { name: 'Confirm your Insights Pack' })).toBeVisible();
    });
  });
});
