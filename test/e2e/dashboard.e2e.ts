import type { Locator, Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import type { Output } from '#shared/lib/route.ts';
import { fieldOf } from '#shared/occupations/fields.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { gistOf } from '#shared/occupations/texts.ts';
import { finishAssessment } from '#test/support/accounts/finished-assessment.ts';
import { grant } from '#test/support/accounts/grant-plan.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { onDeskAndPhone, overflow } from '#test/support/browser/views.ts';
import { sampleCv } from '#test/support/documents/sample-cv.ts';
import { textsOf } from '#test/support/facts/occupation-texts.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import type { Stack } from '#test/support/stack/stack.ts';
import { arriveAt, breakCall, dismiss, holdRequests, pathOf, toastOf } from '../support/browser/answer-steps.ts';

type Row = Output<typeof api.assessment.listLatestResults>[number];
const called = ({ code, title }: Row['top_roles'][number]) => nameOf(code, title);

const latest = '**/api/career_assessment_results/latest*';
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const panel = (page: Page) => part(page, 'Your AI-Powered Career Dashboard');
/** waits for figures, or for the notice that there are none yet */
const loaded = (page: Page) =>
  panel(page)
    .getByRole('heading', { name: /Latest analysis|No Career Analysis/ })
    .waitFor();
const listed = (page: Page) => part(page, 'Latest results').getByRole('listitem');

/** The number of boxes in each row. */
async function linesOf(boxes: Locator) {
  const tops = await boxes.evaluateAll((all) => all.map((box) => Math.round(box.getBoundingClientRect().top)));
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}

/** A color token of the kit as computed by the browser. */
const colourOf = (page: Page, token: string) =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(--${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);

async function subscriberWith(stack: Stack, results: number) {
  const who = await stack.signUpAndIn();
  await grant(stack, who.sub, { plan: 'pro' });
  for (let seed = 1; seed <= results; seed += 1) await finishAssessment(stack, who, sampleAnswers(seed));
  return who;
}

/** Records the page's API calls from now on, including preflights, as method and address. */
async function requestsOf(page: Page) {
  const asked: string[] = [];
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  wire.on('Network.requestWillBeSent', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith('/api/')) asked.push(`${request.method} ${pathname}${search}`);
  });
  return asked;
}

/** Answers the call with the stored rows after a change. */
async function withRows(page: Page, change: (rows: Row[]) => unknown) {
  await page.route(latest, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: change((await answer.json()) as Row[]) });
  });
}

let rich: SignedIn;
let rows: Row[];
let fresh: SignedIn;
let free: SignedIn;
test.beforeAll(async ({ stack }) => {
  rich = await subscriberWith(stack, 4);
  fresh = await subscriberWith(stack, 0);
  free = await stack.signUpAndIn();
  rows = (await stack.call(api.assessment.listLatestResults, {}, rich.accessToken)).body;
});

test.describe('the dashboard of a subscriber', () => {
  test('shows the newest result and where to go from it (DSH-01, DSH-02, DSH-09, DSH-10, DSH-13, DSH-15, DSH-24, NAV-04, SEC-04, U14)', async ({
    pageOf,
  }) => {
    const page = await pageOf(rich);
    await page.goto('/dashboard');
    const [newest] = rows;
    const [role] = newest!.top_roles;
    const whole = (score: number) => `${Math.round(score)}%`;
    const contains = (of: Locator, text: string, view: string) => expect(of, view).toContainText(text);
    await loaded(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Career Dashboard');
    await expect(page).toHaveTitle(/AI Career Dashboard/);
    await onDeskAndPhone(page, async ({ name, width }) => {
      const cards = panel(page).getByRole('list').first().getByRole('listitem');
      await expect(cards, name).toHaveCount(4);
      await expect.poll(() => linesOf(cards), name).toEqual({ 1280: [4], 390: [2, 1, 1] }[width]);
      const actions = part(page, 'Quick actions').getByRole('listitem');
      await expect.poll(() => linesOf(actions), name).toEqual({ 1280: [3, 3], 390: [1, 1, 1, 1, 1, 1] }[width]);
      for (const [place, texts] of [
        ['Career Match Score', whole(newest!.final_score), `Fit ${whole(newest!.fit_score)}`, ' since '],
        ['Top Recommended Role', called(role!)],
        ['Salary Range', role!.salary_range!, `Opportunity ${whole(newest!.opportunity_score)}`, 'OEWS May 2025'],
        ['Career Feasibility', whole(newest!.feasibility_score)],
      ].entries())
        for (const text of texts) await contains(cards.nth(place), text, name);

      await contains(panel(page), `${whole(newest!.final_score)} Match`, name);
      await contains(panel(page), role!.growth_outlook!, name);
      await contains(panel(page), 'Employment Projections 2024–34', name);
      const [sheet, score] = [await panel(page).boundingBox(), await cards.first().boundingBox()];
      expect(score!.width, `${name}: the four share the whole sheet`).toBeGreaterThan(
        (sheet!.width * { 1280: 15, 390: 45 }[width]) / 100,
      );
      const picture = panel(page).getByRole('img', { name: /What the match is made of/ });
      for (const [score, value] of [
        ['Personal Fit', newest!.fit_score],
        ['Market Opportunity', newest!.opportunity_score],
        ['Career Feasibility', newest!.feasibility_score],
      ] as const)
        await expect(picture, name).toHaveAccessibleName(new RegExp(`${score} ${whole(value)}`));

      await expect(listed(page), name).toHaveCount(3);
      for (const [place, row] of rows.entries()) {
        const [best] = row.top_roles;
        for (const text of [
          `${whole(row.final_score)} Match`,
          called(best!),
          gistOf(textsOf(fieldOf(best!.code))[best!.code]!),
        ])
          await contains(listed(page).nth(place), text, name);
      }
      for (const title of ['Welcome Premium', 'Real-Time Trends', 'AI Career Analysis'])
        await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      const trends = part(page, 'Market trends');
      for (const text of ['AI/ML Engineers +45%', 'Cloud Architects +32%', 'UX Designers +28%', 'Benchmark'])
        await contains(trends, text, name);
      await contains(trends, `${called(role!)} ${growthOf(role!)}`, name);
      expect(await overflow(page), name).toBeLessThanOrEqual(0);
    });
    const before = new Set(rows[1]!.top_roles.map(({ code }) => code));
    const news = newest!.top_roles.filter(({ code }) => !before.has(code)).map(called);
    expect(news.length).toBeGreaterThan(0);
    const since = page.getByText(/^New since [A-Z]\w+ \d{1,2}, \d{4}, of /);
    await expect(since).toContainText(`of ${newest!.top_roles.length}: ${news.slice(0, 3).join(', ')}`);
  });

  test('gives the figures of its pictures in tables on demand', async ({ pageOf }) => {
    const page = await pageOf(rich, { width: 390 });
    await page.goto('/dashboard');
    for (const name of ['What the match is made of', 'Match of your latest results']) {
      const figure = page.getByRole('figure').filter({ hasText: name });
      await expect(figure).toBeVisible();
      await expect(figure.getByRole('table')).toBeHidden();
      await figure.getByText('Show the figures').click();
      await expect(figure.getByRole('table')).toBeVisible();
    }
    const table = page.getByRole('table', { name: 'What the match is made of' });
    await expect(table.getByRole('row', { name: /Personal Fit/ })).toContainText(rows[0]!.fit_score.toFixed(1));
    await expect(page.getByRole('table', { name: 'Match of your latest results' }).getByRole('row')).toHaveCount(4);
  });

  test('leads to each of its places (DSH-11, DSH-14, DSH-16, DSH-18, DSH-19, DSH-23, DSH-30)', async ({ pageOf }) => {
    const page = await pageOf(rich);
    await page.goto('/dashboard');
    await loaded(page);
    const resultPath = (row: Row) => `/career-path/result/${row.id}`;
    const actions = part(page, 'Quick actions');
    for (const [of, link, target] of [
      [panel(page), 'View Full Analysis Results', resultPath(rows[0]!)],
      [page, 'Back to Home', '/'],
      [page, 'View Assessment History', '/career-path/history'],
      [page, 'Start Career Analysis', '/career-path/new'],
      [page.getByRole('heading'), 'Welcome Premium', '/usage'],
      [page.getByRole('heading'), 'Real-Time Trends', '/#market-intelligence'],
      [page.getByRole('heading'), 'AI Career Analysis', '/career-path/new'],
      [actions, 'AI Career Analysis', '/career-path/new'],
      [actions, 'Build AI Resume', '/resume-builder'],
      [actions, 'Skill Assessment', '/career-path/new'],
    ] as const)
      await expect(of.getByRole('link', { name: link, exact: true })).toHaveAttribute('href', target);
    for (const [place, row] of rows.entries())
      await expect(
        listed(page)
          .nth(place)
          .getByRole('link', { name: /View Details/ }),
      ).toHaveAttribute('href', resultPath(row));
    const community = actions.getByRole('link', { name: 'Join Community' });
    await expect(community).toHaveAttribute('target', '_blank');
    await expect(community).toHaveAttribute('rel', /noopener/);
    await panel(page).getByRole('link', { name: 'View Full Analysis Results' }).click();
    await expect(page.getByRole('heading', { name: 'Your results' })).toBeVisible();
    await arriveAt(page, resultPath(rows[0]!));
    await page.goBack();
    await loaded(page);
  });

  test('moves nothing when the texts on the occupations load', async ({ pageOf }) => {
    for (const width of [1280, 390] as const) {
      const page = await pageOf(rich, { width });
      const release = await holdRequests(page, /assets\/\d\d-[^/]+\.js$/);
      await page.goto('/dashboard');
      await expect(listed(page)).toHaveCount(3);
      const topsOf = () =>
        listed(page)
          .getByRole('button')
          .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)));
      const before = await topsOf();
      release();
      for (const [place, { top_roles }] of rows.entries()) {
        const { code } = top_roles[0]!;
        await expect(listed(page).nth(place)).toContainText(gistOf(textsOf(fieldOf(code))[code]!));
      }
      expect(await topsOf()).toEqual(before);
    }
  });

  test('answers Get Report with the specified message and a link to the result (DSH-17, D-64)', async ({ pageOf }) => {
    const page = await pageOf(rich);
    await page.goto('/dashboard');
    await listed(page)
      .nth(1)
      .getByRole('button', { name: /Get Report/ })
      .click();
    await expect(toastOf(page, 'Feature Coming Soon')).toBeVisible();
    expect(pathOf(page)).toBe('/dashboard');
    await dismiss(page, 'Feature Coming Soon');
    await listed(page)
      .nth(1)
      .getByRole('button', { name: /Get Report/ })
      .click();
    await page.getByRole('link', { name: 'Open result' }).click();
    await arriveAt(page, `/career-path/result/${rows[1]!.id}`);
    await expect(toastOf(page, 'Feature Coming Soon')).toHaveCount(0);
    const report = page.getByRole('heading', { name: 'Report and sharing' });
    await expect(report).toBeFocused();
    await expect(report).toBeInViewport();
  });

  test('finds jobs of the last day for the top role, or the general page, in a new tab, at no cost (DSH-20, DSH-21, DSH-22, D-95)', async ({
    pageOf,
    stack,
  }) => {
    const page = await pageOf(rich);
    const jobTab = async (of: Page) => {
      const [tab] = await Promise.all([
        of.context().waitForEvent('page'),
        part(of, 'Quick actions')
          .getByRole('link', { name: /^Find Jobs/ })
          .click(),
        expect(toastOf(of, 'You were redirected to LinkedIn.')).toBeVisible(),
      ]);
      await tab.waitForURL('https://www.linkedin.com/**');
      const address = new URL(tab.url());
      await tab.close();
      return address;
    };
    await page.context().route('https://www.linkedin.com/**', (route) => route.fulfill({ body: 'the job site' }));
    await page.goto('/dashboard');
    const { searchParams } = await jobTab(page);
    expect(Object.fromEntries(searchParams)).toEqual({
      keywords: called(rows[0]!.top_roles[0]!),
      f_TPR: 'r86400',
    });
    const { body } = await stack.call(api.plans.getUsageSummary, {}, rich.accessToken);
    expect(body.usage.smart_matches_daily.daily_count).toBe(0);

    const without = await pageOf(fresh);
    await without.context().route('https://www.linkedin.com/**', (route) => route.fulfill({ body: 'the job site' }));
    await without.goto('/dashboard');
    const { pathname, search } = await jobTab(without);
    expect(pathname + search).toBe('/jobs/');
  });

  test('paints a score of a result or of a CV by its band, and says the number (DSH-29, D-10)', async ({ pageOf }) => {
    const page = await pageOf(rich);
    const bands = new Map([
      [80, 'good'],
      [79.6, 'good'],
      [79, 'use-half'],
      [60, 'use-half'],
      [59, 'bad'],
    ]);
    for (const [scores, ofCv] of [
      [[80, 79, 60], 79],
      [[59, 79.6, 60], 80],
      [[60], 59],
      [[60], 60],
    ] as const) {
      const cv = { userInfo: sampleCv, competitiveness: ofCv, measured_against: 'Cooks' };
      await page.route('**/api/cv', (route) =>
        route.fulfill({ json: { cv: { ...cv, kept_until: new Date().toISOString() } } }),
      );
      await withRows(page, (stored) => scores.map((final_score, place) => ({ ...stored[place], final_score })));
      await page.goto('/dashboard');
      const tokens = await Promise.all(['good', 'use-half', 'bad'].map((token) => colourOf(page, token)));
      expect(new Set(tokens).size).toBe(3);
      for (const [place, score] of scores.entries()) {
        const badge = listed(page)
          .nth(place)
          .getByText(`${Math.round(score)}% Match`);
        await expect(badge, `${score}`).toHaveCSS('border-top-color', await colourOf(page, bands.get(score)!));
      }
      const badge = part(page, 'Your CV').getByText(`${ofCv}% competitiveness`);
      await expect(badge, `${ofCv}`).toHaveCSS('border-top-color', await colourOf(page, bands.get(ofCv)!));
      await page.unroute(latest);
    }
  });

  test('says what is not available instead of filling it in (D-51)', async ({ pageOf }) => {
    const page = await pageOf(rich, { width: 390 });
    await withRows(page, ([newest]) => [
      {
        ...newest,
        top_roles: [{ ...newest!.top_roles[0], salary_range: null, growth_outlook: null }],
        top_clusters: [],
      },
    ]);
    await page.goto('/dashboard');
    await expect(panel(page).getByText('not available').first()).toBeVisible();
    await expect(panel(page).getByText('not available')).toHaveCount(4);
    await expect(part(page, 'How the match has moved')).toHaveCount(0);
  });

  test('without a result invites to the first one (DSH-12)', async ({ pageOf }) => {
    const page = await pageOf(fresh);
    await page.goto('/dashboard');
    await expect(panel(page).getByRole('heading', { name: 'No Career Analysis Yet' })).toBeVisible();
    await expect(panel(page).getByRole('link', { name: 'Start AI Career Analysis' })).toBeVisible();
    await expect(part(page, 'Latest results')).toHaveCount(0);
    await panel(page).getByRole('link', { name: 'Start AI Career Analysis' }).click();
    await arriveAt(page, '/career-path/new');
  });
});

const growthOf = ({ opportunity: { growth } }: Row['top_roles'][number]) =>
  growth === null ? 'not available' : `${growth > 0 ? '+' : ''}${growth.toFixed(1)}%`;

test.describe('what the dashboard asks the server', () => {
  test('is one call for results, one for the CV and one for the market, without a preflight, once the plan is known (DSH-25, DSH-26)', async ({
    pageOf,
  }) => {
    const page = await pageOf(rich);
    const asked = await requestsOf(page);
    const ofTheDashboard = [
      `GET /api/career_assessment_results/latest?user_id=eq.${rich.sub}&limit=3`,
      'GET /api/cv', // for the actions with a CV (DSH-29)
      'POST /api/realtime-market-intelligence',
    ];
    await page.goto('/dashboard');
    const market = part(page, 'Market trends').getByText('Last updated');
    await expect(market).toBeVisible();
    // wait for all, so that none arrives after the reset
    await expect.poll(() => asked).toEqual(expect.arrayContaining(ofTheDashboard));
    asked.length = 0;
    await page.reload();
    await expect(market).toBeVisible();
    await expect.poll(() => asked.toSorted()).toEqual(ofTheDashboard);
    await page.waitForLoadState('networkidle');
    expect(asked.toSorted()).toEqual(ofTheDashboard);
    // returning to the tab refreshes the results
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect.poll(() => asked.slice(3)).toContainEqual(expect.stringContaining('career_assessment_results'));
    // the plan is checked on the next navigation
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect.poll(() => asked.some((request) => request.endsWith('/api/check-subscription'))).toBe(true);
  });

  test('is nothing for a visitor and for Free, who see the plans instead (DSH-03, DSH-04, DSH-05, DSH-27, SEC-03)', async ({
    visitor,
    pageOf,
  }) => {
    const anyone = await visitor();
    await anyone.goto('/dashboard');
    await anyone.waitForURL('/auth?next=%2Fdashboard');

    const page = await pageOf(free);
    const asked = await requestsOf(page);
    await page.goto('/dashboard');
    await expect(toastOf(page, 'Subscription required')).toBeVisible();
    await expect(toastOf(page, 'Please subscribe to access the AI-powered career dashboard.')).toBeVisible();
    await expect(toastOf(page, 'Subscription required')).toHaveCount(1);
    await page.waitForURL('/#pricing');
    await expect(page.getByRole('heading', { name: 'Plans and prices' })).toBeVisible();
    expect(asked.filter((request) => request.includes('career_assessment_results'))).toEqual([]);
  });

  test('turns away a person whose plan has ended since (DSH-04, DSH-05)', async ({ pageOf, stack }) => {
    const who = await subscriberWith(stack, 0);
    const page = await pageOf(who, { expected: [/403/] });
    await page.goto('/dashboard');
    await loaded(page);
    await page.goto('about:blank'); // otherwise the open dashboard would notice
    await grant(stack, who.sub, { plan: 'free' });
    await page.goto('/dashboard');
    await expect(toastOf(page, 'Subscription required')).toBeVisible();
    await page.waitForURL('/#pricing');
    await expect(page.getByText('Premium', { exact: true })).toHaveCount(0);
  });

  test('says that it is loading until session and plan are known (DSH-06)', async ({ pageOf }) => {
    const page = await pageOf(free);
    const release = await holdRequests(page, '**/api/check-subscription');
    await page.goto('/dashboard');
    await expect(page.getByRole('status').getByText('Loading dashboard...', { exact: true })).toBeVisible();
    release();
    await expect(toastOf(page, 'Subscription required')).toBeVisible();

    const reading = await pageOf(rich);
    await reading.route(latest, () => undefined);
    await reading.goto('/dashboard');
    await expect(reading.getByRole('status').getByText('Loading dashboard...', { exact: true })).toBeVisible();
    await reading.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('does not redirect somebody who has moved on before the plan is known (DSH-04)', async ({ pageOf }) => {
    const page = await pageOf(free);
    const answer = await holdRequests(page, '**/api/check-subscription');
    const letGo = await holdRequests(page, /assets\/HistoryPage-.*\.js/);
    await page.goto('/dashboard');
    await expect(page.getByRole('status').getByText('Loading dashboard...', { exact: true })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'History' }).click();
    const answered = page.waitForResponse('**/api/check-subscription');
    answer();
    await (await answered).finished();
    letGo();
    await expect(page.getByText('No assessments yet')).toBeVisible();
    expect(pathOf(page)).toBe('/career-path/history');
    await expect(toastOf(page, 'Subscription required')).toHaveCount(0);
  });

  test('says that the plan could not be checked, and opens once it could (BIL-07, D-53)', async ({ pageOf }) => {
    const page = await pageOf(fresh, { expected: [/status of 500/] });
    const mend = await breakCall(page, '/check-subscription');
    await page.clock.install();
    await page.goto('/dashboard');
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000); // skips the pauses between retries
        return page.getByRole('main').getByText('We could not check your plan').count();
      })
      .toBe(1);
    expect(pathOf(page)).toBe('/dashboard');
    await mend();
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
    await expect(panel(page).getByText('No Career Analysis Yet')).toBeVisible();
    // an outage does not send a known subscriber away
    await breakCall(page, '/check-subscription');
    await page.reload();
    await expect(panel(page).getByText('No Career Analysis Yet')).toBeVisible();
  });

  test('leaves the list empty when it fails, logs it, and tells it apart from no analysis (DSH-28, D-55)', async ({
    pageOf,
  }) => {
    const page = await pageOf(rich, { expected: [/400/, /career results could not be loaded/] });
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const error = { code: 'BAD_INPUT', message: 'Broken by the test.', correlationId: 'test' };
    await page.route(latest, (route) => route.fulfill({ status: 400, json: { error } }));
    await page.goto('/dashboard');
    await expect(panel(page).getByText('Your results could not be loaded')).toBeVisible();
    await expect(page.getByText('No Career Analysis Yet')).toHaveCount(0);
    await expect(part(page, 'Latest results')).toHaveCount(0);
    expect(logged.filter((line) => line.includes('The career results could not be loaded'))).toHaveLength(1);
    await page.unroute(latest);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(listed(page).first()).toBeVisible();
  });
});

test.describe('the panel on the landing page', () => {
  const section = (page: Page) => page.locator('#dashboard');
  const subscribe = (page: Page) => section(page).getByRole('button', { name: 'Subscribe to Pro — €19.90/month' });

  test('is veiled and out of reach without a subscription, with made-up figures (DSH-07, DSH-08, DSH-27, D-49)', async ({
    visitor,
    pageOf,
  }) => {
    for (const page of [await visitor(), await pageOf(free)]) {
      const asked = await requestsOf(page);
      await page.goto('/');
      await onDeskAndPhone(page, async ({ name }) => {
        const veiled = section(page).locator('[inert][aria-hidden="true"]');
        await expect(veiled).toBeVisible();
        await expect(veiled.locator('> *').first(), name).toHaveCSS('filter', /blur/);
        await expect(section(page).getByText('Career Match Score'), name).toHaveCount(1);
        await expect(section(page).getByRole('listitem'), name).toHaveCount(0);
        await expect(subscribe(page)).toBeVisible();
        expect(await overflow(page), name).toBeLessThanOrEqual(0);
      });
      expect(asked.filter((request) => request.includes('career_assessment_results'))).toEqual([]);
    }
  });

  test('leads a visitor through sign-in to the confirmation, and Free to it at once (DSH-08, D-16)', async ({
    visitor,
    pageOf,
  }) => {
    const anyone = await visitor();
    await anyone.goto('/');
    await subscribe(anyone).click();
    await anyone.waitForURL('/auth?next=%2Fpricing%3Fplan%3Dpro');
    await anyone.goBack();
    const page = await pageOf(free);
    await page.goto('/');
    const dialog = page.getByRole('dialog', { name: 'Confirm your subscription' });
    await subscribe(page).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('shows a subscriber their own figures, by a separate call (DSH-10, D-69)', async ({ pageOf }) => {
    const page = await pageOf(rich);
    await page.goto('/dashboard');
    await loaded(page);
    const asked = await requestsOf(page);
    await page.goto('/');
    await expect(section(page).getByText('Latest analysis')).toBeVisible();
    await expect(section(page).locator('[inert]')).toHaveCount(0);
    await expect(section(page)).toContainText(called(rows[0]!.top_roles[0]!));
    await expect.poll(() => asked.filter((request) => request.includes('/latest')).length).toBe(1);
    await expect(section(page).getByRole('link', { name: 'Open the dashboard' })).toHaveAttribute('href', '/dashboard');
  });
});
