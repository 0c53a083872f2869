import type { Page } from '@playwright/test';
import { finishAssessment, startAssessment } from '#test/support/accounts/finished-assessment.ts';
import { grant } from '#test/support/accounts/grant-plan.ts';
import { toastOf } from '#test/support/browser/auth-page.ts';
import { expect, type PageOptions, test } from '#test/support/browser/browser-test.ts';
import { heightOf, onDeskAndPhone, overflow, type Width } from '#test/support/browser/views.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';

const banner = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menuButton = (page: Page) => banner(page).getByRole('button', { name: 'Menu' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const pathOf = (page: Page) => new URL(page.url()).pathname;
type View = { width: Width };
const onPhone = ({ width }: View) => width === 390;
const headingIs = (page: Page, text: string | RegExp) => page.getByRole('heading', { level: 1, name: text }).waitFor();
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
const inPlace = (page: Page, y: number) => expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(y);

/** Follows one of the app's footer links by script, since a pointer might have to open something first. */
const follow = (page: Page, name: string) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name, exact: true })
    .evaluate((link) => (link as HTMLElement).click());

/** Navigates without a page load, like a link in the app. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** Runs a check with the header's links visible; on a phone they are behind "Menu", which is closed again. */
async function withLinks(page: Page, view: View, check: () => Promise<void>): Promise<void> {
  if (onPhone(view)) await menuButton(page).click();
  await expect(main(page)).toBeVisible();
  await check();
  if (onPhone(view)) await page.keyboard.press('Escape');
}

type PageOf = (person: SignedIn, options?: PageOptions) => Promise<Page>;

let walker: SignedIn;
let customer: SignedIn;
let sessionId: string;
let resultId: string;
test.beforeAll(async ({ stack }) => {
  walker = await stack.signUpAndIn();
  customer = await stack.signUpAndIn();
  await grant(stack, customer.sub, { plan: 'pro' });
  resultId = (await finishAssessment(stack, customer, sampleAnswers(1))).resultId;
  sessionId = await startAssessment(stack, customer, sampleAnswers(2), { saved: 0 });
});

/** Opens a page and waits until the header knows the subscription. */
async function openSubscribed(pageOf: PageOf, options?: PageOptions): Promise<Page> {
  const page = await pageOf(customer, options);
  await page.goto('/data-sources');
  await expect(banner(page).getByText('Premium', { exact: true })).toBeVisible();
  return page;
}

test.describe('screens that are open to everybody', () => {
  test('have titles of their own and fit every width (NAV-01 to NAV-03, NAV-06, NAV-07, NAV-16 to NAV-18, D-03, D-04, SEC-01, SEC-08)', async ({
    visitor,
  }) => {
    const page = await visitor();
    for (const [path, title, words] of [
      ['/', 'Career matches that show their working', /Know where/],
      ['/auth', 'Sign in', 'Sign in'],
      ['/email-verified', 'Email verified', /verified/],
      ['/pricing', 'Plans and prices', 'Plans and prices'],
      ['/terms', 'Terms and privacy', 'Terms and privacy'],
      ['/no-such-page', 'Page not found', 'Oops! Page not found'],
    ] as const) {
      await page.goto(path);
      await expect(page).toHaveTitle(`${title} · Waymark`);
      await onDeskAndPhone(page, async ({ name }) => {
        await headingIs(page, words);
        expect(await overflow(page), `${path} ${name}`).toBeLessThanOrEqual(0);
      });
      expect(pathOf(page)).toBe(path);
    }
  });

  test('nothing is marked at an unknown address but the way home (ERR-01, ERR-02, NAV-18)', async ({ visitor }) => {
    const page = await visitor();
    await page.goto('/no-such-page');
    await onDeskAndPhone(page, async () => {
      await expect(page.getByText('404', { exact: true })).toBeVisible();
      await headingIs(page, 'Oops! Page not found');
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await page.waitForURL('/');
      await page.goBack();
    });
  });
});

test.describe('screens that need sign-in', () => {
  test('send a visitor to sign-in, which knows where they wanted to go (SEC-06, SEC-08, DSH-03, RSM-01, ARB-01, D-16)', async ({
    visitor,
  }) => {
    const page = await visitor();
    const own = ['dashboard', 'usage', 'account/usage', 'resume-builder', 'system-test'];
    const paths = [
      'new',
      'assessment',
      'history',
      `continue/${sessionId}`,
      `session/${sessionId}`,
      `result/${resultId}`,
    ];
    await onDeskAndPhone(page, async ({ width }) => {
      for (const path of [...own, ...paths.map((each) => `career-path/${each}`)]) {
        // by a page load on desktop, within the app on the phone
        if (width === 1280) await page.goto(`/${path}`);
        else await goWithin(page, `/${path}`);
        await page.waitForURL(
          ({ pathname, searchParams }) => pathname === '/auth' && searchParams.get('next') === `/${path}`,
        );
        await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
      }
    });
  });

  test('say which of the places they are (NAV-04, NAV-05, NAV-09, NAV-10, NAV-14, D-16, D-18)', async ({ pageOf }) => {
    const page = await openSubscribed(pageOf);
    for (const [path, words, place] of [
      ['/dashboard', 'AI Career Dashboard', 'Dashboard'],
      ['/usage', 'Your usage', 'Usage'],
      ['/account/usage', 'Your usage', 'Usage'],
      ['/career-path/new', 'Find out which work fits you', 'Career path'],
      ['/career-path/history', 'Your assessments', 'History'],
      ['/resume-builder', 'Resume builder', 'Resume'],
      ['/career-path/match', 'Match a job posting', 'Job match'],
      ['/system-test', /./, null],
    ] as const) {
      await page.goto(path);
      await headingIs(page, words);
      await expectPlace(page, place);
    }
  });

  test('the runner stands at both of its addresses, the result at its own (NAV-12, NAV-13, NAV-19, D-02)', async ({
    pageOf,
  }) => {
    const page = await openSubscribed(pageOf);
    for (const word of ['continue', 'session']) {
      await page.goto(`/career-path/${word}/${sessionId}`);
      await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
      await expectPlace(page, 'Career path');
    }
    await page.goto(`/career-path/result/${resultId}`);
    await expect(heading(page)).toBeVisible();
    await expectPlace(page, 'History');
  });

  test('lead to the plans if they are for subscribers and there is no plan (RSM-02, DSH-04)', async ({ pageOf }) => {
    const page = await pageOf(walker);
    await page.goto('/resume-builder');
    await page.waitForURL('/#pricing');
  });
});

/** Desktop and phone mark exactly this header link, and the page is not wider than the window. */
async function expectPlace(page: Page, place: string | null): Promise<void> {
  await onDeskAndPhone(page, async (view) => {
    await withLinks(page, view, async () => {
      const current = main(page).locator('[aria-current]');
      await expect(current, `${pathOf(page)} ${view.name}`).toHaveText(place ? [place] : []);
    });
    expect(await overflow(page), view.name).toBeLessThanOrEqual(0);
  });
}

test.describe('the header', () => {
  test('has the links of the landing page and the way in for a visitor (LND-12, LND-14, LND-15)', async ({
    visitor,
  }) => {
    const page = await visitor();
    await page.goto('/');
    await onDeskAndPhone(page, async (view) => {
      await withLinks(page, view, async () => {
        const links = main(page).getByRole('link');
        await expect(links, view.name).toHaveText(['Features', 'Process', 'Pricing']);
        const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(targets).toEqual(['/#features', '/#assessment-process', '/#pricing']);
        await expect(banner(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
      });
      await expect(banner(page).getByRole('button', { name: 'Sign out' })).toHaveCount(0);
      await banner(page).getByRole('link', { name: 'Apply Now' }).click();
      await headingIs(page, /^Create your account/);
      await page.goBack();
      await headingIs(page, /Know where/);
    });
    // signing in from another page leads back to it (D-16)
    await page.setViewportSize({ width: 1280, height: heightOf(1280) });
    const signIn = banner(page).getByRole('link', { name: 'Sign in' });
    await expect(signIn).toHaveAttribute('href', '/auth');
    await page.goto('/terms#privacy');
    await expect(signIn).toHaveAttribute('href', '/auth?next=%2Fterms%23privacy');
  });

  test('leads from any screen to the part of the landing page that a link names, and the focus along (NAV-08)', async ({
    visitor,
  }) => {
    const page = await visitor();
    await onDeskAndPhone(page, async (view) => {
      await page.goto('/data-sources');
      await withLinks(page, view, async () => main(page).getByRole('link', { name: 'Pricing' }).click());
      await page.waitForURL('/#pricing');
      const top = () => page.evaluate(() => document.getElementById('pricing')?.getBoundingClientRect().top ?? 1e6);
      await expect.poll(top, { message: view.name }).toBeLessThan(heightOf(view.width) / 2);
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
      await menuClosed(page);
    });
  });

  test('has the person’s own links, the account with its plan and the sign-out (LND-14, D-53)', async ({ pageOf }) => {
    const page = await pageOf(walker, { expected: [/status of 400/] });
    await page.goto('/data-sources');
    await onDeskAndPhone(page, async (view) => {
      await withLinks(page, view, async () => {
        const links = main(page).getByRole('link');
        await expect(links, view.name).toHaveText(['Career path', 'History', 'Job match', 'Usage', 'Pricing']);
        await expect(banner(page).getByRole('button', { name: 'Sign out' })).toBeVisible();
        if (!onPhone(view)) await banner(page).getByRole('button', { name: 'Account, Free' }).click();
        await expect(banner(page).getByText(walker.email)).toBeVisible();
        await expect(banner(page).getByText('Free plan', { exact: true })).toBeVisible();
        if (!onPhone(view)) await page.keyboard.press('Escape');
      });
      await expect(banner(page).getByText('Premium', { exact: true })).toHaveCount(0);
    });
    // a 400 is not retried
    await page.route('**/api/check-subscription', (route) => route.fulfill({ status: 400, body: '' }));
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.reload();
    await banner(page).getByRole('button', { name: 'Account, Free, plan not checked' }).click();
    await expect(banner(page).getByText('We could not check your plan')).toBeVisible();
    await page.unroute('**/api/check-subscription');
    await banner(page).getByRole('button', { name: 'Retry' }).click();
    await expect(banner(page).getByRole('button', { name: 'Account, Free', exact: true })).toBeVisible();
  });

  test('calls a subscriber Premium, and has the landing page’s links beside the places there (LND-12, LND-13, LND-14)', async ({
    pageOf,
  }) => {
    const page = await openSubscribed(pageOf);
    await page.goto('/');
    await onDeskAndPhone(page, async (view) => {
      await withLinks(page, view, async () => {
        const places = main(page).getByRole('link');
        await expect(places, view.name).toHaveText([
          'Dashboard',
          'Career path',
          'History',
          'Resume',
          'Job match',
          'Usage',
        ]);
        const here = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
        await expect(here).toHaveText(['Features', 'Process', 'Pricing']);
        await expect(banner(page).getByRole('button', { name: 'Sign out' })).toBeVisible();
      });
      await expect(banner(page).getByText('Premium', { exact: true })).toBeVisible();
      expect(await overflow(page), view.name).toBeLessThanOrEqual(0);
    });
  });

  test('leads on before any script has run', async ({ visitor }) => {
    const page = await visitor({ width: 390, javaScriptEnabled: false });
    await page.goto('/');
    await menuButton(page).click();
    await main(page).getByRole('link', { name: 'Process' }).click();
    await page.waitForURL('/#assessment-process');
    await expect(banner(page).getByRole('link', { name: 'Apply Now' })).toBeVisible();
    await expect(banner(page).getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', '/auth?as=new');
  });

  test('is laid out for a phone up to 768 px (NAV-20)', async ({ pageOf }) => {
    const page = await openSubscribed(pageOf);
    for (const [width, phone] of [
      [1280, false],
      [769, false],
      [768, true],
      [390, true],
      [320, true],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await menuButton(page).waitFor({ state: phone ? 'visible' : 'hidden' });
      await main(page).waitFor({ state: phone ? 'hidden' : 'visible' });
      expect(await overflow(page), `${width}`).toBeLessThanOrEqual(0);
    }
  });
});

const menuClosed = (page: Page) =>
  expect.poll(() => page.locator('#site-menu').evaluate((menu) => menu.matches(':popover-open'))).toBe(false);

test.describe('by keyboard', () => {
  test('one walks the header from the skip link to the page, and sees where one is', async ({ visitor }) => {
    const page = await visitor();
    await page.goto('/data-sources');
    await expect(heading(page)).toBeVisible();
    const stops = ['Skip to content', 'Waymark, home', 'Features', 'Process', 'Pricing', 'Sign in', 'Apply Now'];
    for (const stop of stops) {
      await page.keyboard.press('Tab');
      await expect.poll(() => focused(page)).toBe(stop);
      await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
    }
    for (const _ of stops.slice(1)) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(new URL(page.url()).hash).toBe('');
  });

  test('the menu opens, is walked, closes by Escape and gives the focus back; it closes when one walks on', async ({
    visitor,
  }) => {
    const page = await visitor({ width: 390 });
    await page.goto('/data-sources');
    await menuButton(page).focus();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    for (const stop of ['Features', 'Process', 'Pricing', 'Sign in']) {
      await page.keyboard.press('Tab');
      await expect.poll(() => focused(page)).toBe(stop);
    }
    await page.keyboard.press('Escape');
    await menuClosed(page);
    await expect.poll(() => focused(page)).toBe('Menu');
    await page.keyboard.press('Enter');
    for (let stop = 0; stop < 5; stop += 1) await page.keyboard.press('Tab');
    await menuClosed(page);
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('/#features');
    await menuClosed(page);
  });

  test('a toast is left by Escape, and gives the focus back', async ({ visitor }) => {
    const page = await visitor();
    await page.goto('/');
    const apply = banner(page).getByRole('link', { name: 'Apply Now' });
    await apply.focus();
    await expect(page.locator('html[data-ready]')).toBeVisible();
    await page.evaluate(() => {
      location.hash = '#checkout-cancelled';
    });
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Dismiss' }).focus();
    await page.keyboard.press('Escape');
    await expect(toastOf(page, 'Checkout canceled')).toHaveCount(0);
    await expect.poll(() => focused(page)).toBe('Apply Now');
  });
});

test.describe('going back and forward', () => {
  test('leads to where one had read, also after a reload; a new screen starts at its top', async ({ visitor }) => {
    const page = await visitor({ width: 390 });
    await page.goto('/data-sources');
    await expect(heading(page)).toBeVisible();
    await page.evaluate(() => scrollTo(0, 700));
    await inPlace(page, 700);
    await follow(page, 'Plans and prices');
    await headingIs(page, 'Plans and prices');
    await inPlace(page, 0);
    await expect(page.getByRole('main', { name: 'Plans and prices · Waymark' })).toBeFocused(); // read out by that name
    await expect(page.getByRole('heading', { name: 'Professional' })).toBeVisible();
    // in one frame, before the scroll event fires
    await page.evaluate(() => {
      scrollTo(0, 500);
      history.back();
    });
    await headingIs(page, 'Data sources');
    await inPlace(page, 700);
    await page.goForward();
    await inPlace(page, 500);
    await page.reload();
    await inPlace(page, 500);
  });
});

test.describe('the footer', () => {
  test('has links that all lead somewhere (LND-33, LND-39, NAV-16, D-04, D-65)', async ({ visitor }) => {
    const page = await visitor();
    await page.goto('/data-sources');
    const footer = page.getByRole('contentinfo');
    const link = (name: string) =>
      footer.getByRole('link', { name: new RegExp(`^${name}( \\(opens in a new tab\\))?$`) });
    await onDeskAndPhone(page, async ({ name }) => {
      await expect(link('Contact'), name).toHaveAttribute('href', 'mailto:sales@waymark.example');
      for (const each of await footer.getByRole('link').all()) {
        await expect(each).toHaveAttribute('href', /^(\/|mailto:|https:)/);
        expect((await each.boundingBox())?.height ?? 0, (await each.textContent()) ?? '').toBeGreaterThanOrEqual(20);
      }
      await expect(link('Community')).toHaveAttribute('href', /^https:/);
      for (const [words, part] of [
        ['Terms', 'Terms and privacy'],
        ['Privacy policy', 'Privacy'],
      ] as const) {
        const [tab] = await Promise.all([page.context().waitForEvent('page'), link(words).click()]);
        await expect(tab.getByRole('heading', { name: part, exact: true })).toBeVisible();
        expect(await tab.evaluate(() => window.opener), name).toBe(null);
        await tab.close();
      }
    });
  });
});

test.describe('a screen whose code cannot be fetched', () => {
  const lost = 'This screen could not be loaded';
  test('says so, leaves the header, and is there at the next try', async ({ visitor }) => {
    const page = await visitor({
      expected: [/Failed to load resource/, /dynamically imported module|Unable to preload/],
    });
    await page.goto('/data-sources');
    await expect(heading(page)).toBeVisible();
    await page.route(/assets\/PricingPage-.*\.js/, (route) => route.abort());
    await follow(page, 'Plans and prices');
    await onDeskAndPhone(page, async ({ name }) => {
      await headingIs(page, lost);
      expect(await overflow(page), name).toBeLessThanOrEqual(0);
    });
    await expect.poll(() => focused(page)).toBe(lost);
    await page.goBack(); // the rest of the app still works
    await headingIs(page, 'Data sources');
    await page.unroute(/assets\/PricingPage-.*\.js/);
    await page.goForward();
    await headingIs(page, 'Plans and prices');
  });

  test('is asked for again by Retry, and once the connection is back', async ({ visitor }) => {
    const page = await visitor({
      expected: [/Failed to load resource/, /dynamically imported module|Unable to preload/],
    });
    await page.goto('/data-sources');
    // before that the browser itself would follow the link
    await expect(page.locator('html[data-ready]')).toBeVisible();
    await page.context().setOffline(true);
    await follow(page, 'Plans and prices');
    await headingIs(page, lost);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('The server still does not answer.')).toBeVisible();
    await page.context().setOffline(false);
    await headingIs(page, 'Plans and prices');
  });
});

test.describe('a part of a screen whose code cannot be fetched', () => {
  test('says so where it would stand, and leaves the rest', async ({ pageOf }) => {
    const page = await openSubscribed(pageOf, { expected: [/Failed to load resource/, /dynamically imported module/] });
    await page.route(/assets\/BelowMatches-.*\.js/, (route) => route.abort());
    await page.goto(`/career-path/result/${resultId}`);
    await expect(page.getByText('This part could not be loaded')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.title()).toMatch(/^Your result of .* · Waymark$/);
    await page.unroute(/assets\/BelowMatches-.*\.js/);
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('This part could not be loaded')).toHaveCount(0);
  });
});

test.describe('signing out', () => {
  test('thanks, then ends the session, in the menu of a phone too (AUT-28, AUT-29, LND-13, LND-14)', async ({
    pageOf,
  }) => {
    // pending calls of the home page's panel may be refused after the sign-out
    const page = await openSubscribed(pageOf, { width: 390 });
    await menuButton(page).click();
    await banner(page).getByRole('button', { name: 'Sign out' }).click();
    await expect(toastOf(page, 'Thank you for using Waymark.')).toBeVisible();
    await expect(banner(page).getByRole('link', { name: 'Apply Now' })).toBeVisible();
    await expect(banner(page).getByText('Premium', { exact: true })).toHaveCount(0);
    expect(pathOf(page)).toBe('/');
  });
});
