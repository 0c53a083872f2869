import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { toastOf } from '#test/support/auth-page.ts';
import { violations } from '#test/support/axe.ts';
import { finishAssessment, startAssessment } from '#test/support/finished-assessment.ts';
import { grant } from '#test/support/grant-plan.ts';
import { people } from '#test/support/people.ts';
import { sampleAnswers } from '#test/support/sample-answers.ts';
import type { SignedIn } from '#test/support/sign-in.ts';
import { heightOf, inEveryView, themes, type View } from '#test/support/views.ts';

const { stack, open, visitor } = people();

const banner = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menuButton = (page: Page) => banner(page).getByRole('button', { name: 'Menu' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const pathOf = (page: Page) => new URL(page.url()).pathname;
const onPhone = ({ width }: View) => width <= 768;
const headingIs = (page: Page, text: string | RegExp) => page.getByRole('heading', { level: 1, name: text }).waitFor();
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
const inPlace = (page: Page, y: number) => expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(y);

/** A link of the app's own, wherever it stands: without the pointer, which might have to open something first. */
const follow = (page: Page, name: string) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name, exact: true })
    .evaluate((link) => (link as HTMLElement).click());

/** To an address without a page load, as by a link of the app. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** Does something with the links of the header: behind "Menu" on a phone, where it is closed again. */
async function withLinks(page: Page, view: View, check: () => Promise<void>): Promise<void> {
  if (onPhone(view)) await menuButton(page).click();
  await main(page).waitFor();
  await check();
  if (onPhone(view)) await page.keyboard.press('Escape');
}

let walker: SignedIn;
let subscriber: SignedIn;
let sessionId: string;
let resultId: string;
beforeAll(async () => {
  walker = await stack().signUpAndIn();
  subscriber = await stack().signUpAndIn();
  await grant(stack(), subscriber.sub, { plan: 'pro' });
  resultId = (await finishAssessment(stack(), subscriber, sampleAnswers(1))).resultId;
  sessionId = await startAssessment(stack(), subscriber, sampleAnswers(2), 0);
});

/** Known to be a subscriber, as after the first look of the header. */
async function openSubscribed(options = {}): Promise<Page> {
  const page = await open(subscriber, options);
  await page.goto('/data-sources');
  await banner(page).getByText('Premium', { exact: true }).waitFor();
  return page;
}

describe('screens that are open to everybody', () => {
  it('have titles of their own and fit every width (NAV-01 to NAV-03, NAV-06, NAV-07, NAV-16 to NAV-18, D-03, D-04, SEC-08)', async () => {
    const page = await visitor();
    for (const [path, title, words] of [
      ['/', 'Career matches that show their working', /Know where/],
      ['/auth', 'Sign in', /./],
      ['/email-verified', 'Email verified', /verified/],
      ['/pricing', 'Plans and prices', 'Plans and prices'],
      ['/terms', 'Terms and privacy', 'Terms and privacy'],
      ['/no-such-page', 'Page not found', 'Oops! Page not found'],
    ] as const) {
      await page.goto(path);
      await expect.poll(() => page.title()).toBe(`${title} · Waymark`);
      await inEveryView(page, async ({ name }) => {
        await headingIs(page, words);
        expect(await overflow(page), `${path} ${name}`).toBeLessThanOrEqual(0);
      });
      expect(pathOf(page)).toBe(path);
    }
  });

  it('nothing is marked at an unknown address but the way home (ERR-01, ERR-02, NAV-18)', async () => {
    const page = await visitor();
    await page.goto('/no-such-page');
    await inEveryView(page, async () => {
      await page.getByText('404', { exact: true }).waitFor();
      await headingIs(page, 'Oops! Page not found');
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await page.waitForURL('/');
      await page.goBack();
    });
  });
});

describe('screens of one’s own', () => {
  it('send a visitor to sign-in, which knows where they wanted to go (SEC-01, SEC-06, DSH-03, RSM-01, ARB-01, D-16)', async () => {
    const page = await visitor();
    const own = ['dashboard', 'usage', 'account/usage', 'resume-builder'];
    const paths = [
      'new',
      'assessment',
      'history',
      `continue/${sessionId}`,
      `session/${sessionId}`,
      `result/${resultId}`,
    ];
    await inEveryView(page, async ({ name }) => {
      for (const path of [...own, ...paths.map((each) => `career-path/${each}`)]) {
        // from outside of the app, and in the other views from within
        if (name === '1280 light') await page.goto(`/${path}`);
        else await goWithin(page, `/${path}`);
        await page.waitForURL(
          ({ pathname, searchParams }) => pathname === '/auth' && searchParams.get('next') === `/${path}`,
        );
        await page.getByRole('textbox', { name: 'Email' }).waitFor();
      }
    });
  });

  it('say which of the places they are (NAV-04, NAV-05, NAV-09, NAV-10, NAV-14, RSM-02, D-16, D-18, SEC-08)', async () => {
    const page = await openSubscribed();
    for (const [path, words, place] of [
      ['/dashboard', 'AI Career Dashboard', 'Dashboard'],
      ['/usage', 'Your usage', 'Usage'],
      ['/account/usage', 'Your usage', 'Usage'],
      ['/career-path/new', 'Find out which work fits you', 'Career path'],
      ['/career-path/assessment', 'Find out which work fits you', 'Career path'],
      ['/career-path/history', 'Your assessments', 'History'],
      ['/resume-builder', 'The resume builder is not open yet', null],
      ['/system-test', /./, null],
    ] as const) {
      await page.goto(path);
      await headingIs(page, words);
      await expectPlace(page, place);
    }
  });

  it('what is not built yet is no dead end: the start of the assessment stands where Reading B will (NAV-11 so far), and the resume builder says that it is not open (NAV-15 so far)', async () => {
    const page = await openSubscribed();
    for (const [path, words, way] of [
      ['/career-path/assessment', 'Find out which work fits you', page.getByText('Start AI Career Analysis')],
      ['/resume-builder', 'The resume builder is not open yet', page.getByText('Open your results')],
    ] as const) {
      await page.goto(path);
      await inEveryView(page, async () => {
        await headingIs(page, words);
        await way.waitFor();
      });
    }
  });

  it('the runner stands at both of its addresses, the result at its own (NAV-12, NAV-13, NAV-19, D-02)', async () => {
    const page = await openSubscribed();
    for (const word of ['continue', 'session']) {
      await page.goto(`/career-path/${word}/${sessionId}`);
      await page.getByRole('button', { name: 'Next' }).waitFor();
      await expectPlace(page, 'Career path');
    }
    await page.goto(`/career-path/result/${resultId}`);
    await heading(page).waitFor();
    await expectPlace(page, 'History');
  });

  it('who has no plan is led from those of subscribers to the plans (RSM-02, DSH-04)', async () => {
    const page = await open(walker);
    await page.goto('/resume-builder');
    await page.waitForURL('/#pricing');
  });
});

/** In every view the header marks this place and no other, and the page is not wider than the window. */
async function expectPlace(page: Page, place: string | null): Promise<void> {
  await inEveryView(page, async (view) => {
    await withLinks(page, view, async () => {
      const current = main(page).locator('[aria-current]');
      await expect
        .poll(() => current.allTextContents(), { message: `${pathOf(page)} ${view.name}` })
        .toEqual(place ? [place] : []);
    });
    expect(await overflow(page), view.name).toBeLessThanOrEqual(0);
  });
}

describe('the header', () => {
  it('has the links of the landing page and the way in for a visitor (LND-12, LND-14, LND-15)', async () => {
    const page = await visitor();
    await page.goto('/');
    await inEveryView(page, async (view) => {
      await withLinks(page, view, async () => {
        const links = main(page).getByRole('link');
        await expect
          .poll(() => links.allTextContents(), { message: view.name })
          .toEqual(['Features', 'Process', 'Pricing']);
        const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(targets).toEqual(['/#features', '/#assessment-process', '/#pricing']);
        await banner(page).getByRole('link', { name: 'Sign in' }).waitFor();
      });
      await expect.poll(() => banner(page).getByRole('button', { name: 'Sign out' }).count()).toBe(0);
      await banner(page).getByRole('link', { name: 'Apply Now' }).click();
      await headingIs(page, /^Sign in/);
      await page.goBack();
      await headingIs(page, /Know where/);
    });
  });

  it('leads from any screen to the part of the landing page that a link names, and the focus along (NAV-08)', async () => {
    const page = await visitor();
    await inEveryView(page, async (view) => {
      await page.goto('/data-sources');
      await withLinks(page, view, async () => main(page).getByRole('link', { name: 'Pricing' }).click());
      await page.waitForURL('/#pricing');
      const top = () => page.evaluate(() => document.getElementById('pricing')?.getBoundingClientRect().top ?? 1e6);
      await expect.poll(top, { message: view.name }).toBeLessThan(heightOf(view.width) / 2);
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
      await menuClosed(page);
    });
  });

  it('has one’s own places, the account with its plan and the way out (LND-14, D-53)', async () => {
    const page = await open(walker, { expected: [/status of 400/] });
    await page.goto('/data-sources');
    await inEveryView(page, async (view) => {
      await withLinks(page, view, async () => {
        const links = main(page).getByRole('link');
        await expect
          .poll(() => links.allTextContents(), { message: view.name })
          .toEqual(['Career path', 'History', 'Usage', 'Pricing']);
        await banner(page).getByRole('button', { name: 'Sign out' }).waitFor();
        if (!onPhone(view)) await banner(page).getByRole('button', { name: 'Account, Free' }).click();
        await banner(page).getByText(walker.email).waitFor();
        await banner(page).getByText('Free plan', { exact: true }).waitFor();
        if (!onPhone(view)) await page.keyboard.press('Escape');
      });
      await expect.poll(() => banner(page).getByText('Premium', { exact: true }).count()).toBe(0);
    });
    await page.route('**/api/check-subscription', (route) => route.fulfill({ status: 400, body: '' })); // not tried again
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.reload();
    await banner(page).getByRole('button', { name: 'Account, Free, plan not checked' }).click();
    await banner(page).getByText('We could not check your plan').waitFor();
    await page.unroute('**/api/check-subscription');
    await banner(page).getByRole('button', { name: 'Retry' }).click();
    await banner(page).getByRole('button', { name: 'Account, Free', exact: true }).waitFor();
  });

  it('calls a subscriber Premium, and has the landing page’s links beside the places there (LND-12, LND-13, LND-14)', async () => {
    const page = await openSubscribed();
    await page.goto('/');
    await inEveryView(page, async (view) => {
      await withLinks(page, view, async () => {
        const places = main(page).getByRole('link');
        await expect
          .poll(() => places.allTextContents(), { message: view.name })
          .toEqual(['Dashboard', 'Career path', 'History', 'Usage']);
        const here = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
        await expect.poll(() => here.allTextContents()).toEqual(['Features', 'Process', 'Pricing']);
        await banner(page).getByRole('button', { name: 'Sign out' }).waitFor();
      });
      await banner(page).getByText('Premium', { exact: true }).waitFor();
      expect(await overflow(page), view.name).toBeLessThanOrEqual(0);
    });
  });

  it('has nothing for axe when it is open', async () => {
    const page = await openSubscribed();
    await banner(page).getByRole('button', { name: 'Account, Pro' }).click();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: heightOf(390) });
    await page.emulateMedia({ colorScheme: 'dark' });
    await menuButton(page).click();
    await banner(page).getByText(subscriber.email).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('leads on before any script has run', async () => {
    const browser = (await visitor()).context().browser();
    const context = await browser?.newContext({
      baseURL: stack().endpoints.web,
      javaScriptEnabled: false,
      viewport: { width: 390, height: heightOf(390) },
    });
    if (!context) throw new Error('no browser');
    const page = await visitor({ context });
    await page.goto('/');
    await menuButton(page).click();
    await main(page).getByRole('link', { name: 'Process' }).click();
    await page.waitForURL('/#assessment-process');
    await banner(page).getByRole('link', { name: 'Apply Now' }).waitFor();
    expect(await banner(page).getByRole('link', { name: 'Apply Now' }).getAttribute('href')).toBe('/auth');
    await context.close();
  });

  it('is laid out for a phone up to 768 px (NAV-20)', async () => {
    const page = await openSubscribed();
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
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
        expect(await overflow(page), `${width} ${colorScheme}`).toBeLessThanOrEqual(0);
      }
    }
  });
});

const menuClosed = (page: Page) =>
  expect.poll(() => page.locator('#site-menu').evaluate((menu) => menu.matches(':popover-open'))).toBe(false);

describe('by keyboard', () => {
  it('one walks the header from the skip link to the page, and sees where one is', async () => {
    const page = await visitor();
    await page.goto('/data-sources');
    await heading(page).waitFor();
    const stops = ['Skip to content', 'Waymark, home', 'Features', 'Process', 'Pricing', 'Sign in', 'Apply Now'];
    for (const stop of stops) {
      await page.keyboard.press('Tab');
      await expect.poll(() => focused(page)).toBe(stop);
      expect(await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)).toBe('solid');
    }
    for (const _ of stops.slice(1)) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(new URL(page.url()).hash).toBe('');
  });

  it('the menu opens, is walked, closes by Escape and gives the focus back; it closes when one walks on', async () => {
    const page = await visitor({ width: 390 });
    await page.goto('/data-sources');
    await menuButton(page).focus();
    expect(await menuButton(page).getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Enter');
    await expect.poll(() => menuButton(page).getAttribute('aria-expanded')).toBe('true');
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

  it('a toast is left by Escape, and gives the focus back', async () => {
    const page = await visitor();
    await page.goto('/');
    const apply = banner(page).getByRole('link', { name: 'Apply Now' });
    await apply.focus();
    await page.locator('html[data-ready]').waitFor();
    await page.evaluate(() => {
      location.hash = '#checkout-cancelled';
    });
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Dismiss' }).focus();
    await page.keyboard.press('Escape');
    await toastOf(page, 'Checkout canceled').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Apply Now');
  });
});

describe('going back and forward', () => {
  it('leads to where one had read, also after a reload; a new screen starts at its top', async () => {
    const page = await visitor({ width: 390 });
    await page.goto('/data-sources');
    await heading(page).waitFor();
    await page.evaluate(() => scrollTo(0, 700));
    await inPlace(page, 700);
    await follow(page, 'Plans and prices');
    await headingIs(page, 'Plans and prices');
    await inPlace(page, 0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.getByRole('heading', { name: 'Professional' }).waitFor();
    await page.evaluate(() => scrollTo(0, 500));
    await inPlace(page, 500);
    await page.goBack();
    await headingIs(page, 'Data sources');
    await inPlace(page, 700);
    await page.goForward();
    await inPlace(page, 500);
    await page.reload();
    await inPlace(page, 500);
  });
});

describe('the footer', () => {
  it('has links that all lead somewhere (LND-33, LND-39, NAV-16, D-04, D-65)', async () => {
    const page = await visitor();
    await page.goto('/data-sources');
    const footer = page.getByRole('contentinfo');
    const link = (name: string) =>
      footer.getByRole('link', { name: new RegExp(`^${name}( \\(opens in a new tab\\))?$`) });
    await inEveryView(page, async ({ name }) => {
      expect(await link('Contact').getAttribute('href'), name).toBe('mailto:sales@waymark.example');
      for (const each of await footer.getByRole('link').all()) {
        expect(await each.getAttribute('href')).toMatch(/^(\/|mailto:|https:)/);
        expect((await each.boundingBox())?.height ?? 0, (await each.textContent()) ?? '').toBeGreaterThanOrEqual(20);
      }
      expect(await link('Community').getAttribute('href')).toMatch(/^https:/);
      for (const [words, part] of [
        ['Terms', 'Terms and privacy'],
        ['Privacy policy', 'Privacy'],
      ] as const) {
        const [tab] = await Promise.all([page.context().waitForEvent('page'), link(words).click()]);
        await tab.getByRole('heading', { name: part, exact: true }).waitFor();
        expect(await tab.evaluate(() => window.opener), name).toBe(null);
        await tab.close();
      }
    });
  });
});

describe('a screen whose code cannot be fetched', () => {
  const lost = 'This screen could not be loaded';
  it('says so, leaves the header, and is there at the next try', async () => {
    const page = await visitor({
      expected: [/Failed to load resource/, /dynamically imported module|Unable to preload/],
    });
    await page.goto('/data-sources');
    await heading(page).waitFor();
    await page.route(/assets\/PricingPage-.*\.js/, (route) => route.abort());
    await follow(page, 'Plans and prices');
    await inEveryView(page, async ({ name }) => {
      await headingIs(page, lost);
      expect(await overflow(page), name).toBeLessThanOrEqual(0);
    });
    await expect.poll(() => focused(page)).toBe(lost);
    await page.goBack(); // the rest of the app goes on
    await headingIs(page, 'Data sources');
    await page.unroute(/assets\/PricingPage-.*\.js/);
    await page.goForward();
    await headingIs(page, 'Plans and prices');
  });

  it('is asked for again by Retry, and once the connection is back', async () => {
    const page = await visitor({
      expected: [/Failed to load resource/, /dynamically imported module|Unable to preload/],
    });
    await page.goto('/data-sources');
    await heading(page).waitFor();
    await page.context().setOffline(true);
    await follow(page, 'Plans and prices');
    await headingIs(page, lost);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('The server still does not answer.').waitFor();
    await page.context().setOffline(false);
    await headingIs(page, 'Plans and prices');
  });
});

describe('a part of a screen whose code cannot be fetched', () => {
  it('says so where it would stand, and leaves the rest', async () => {
    const page = await openSubscribed({ expected: [/Failed to load resource/, /dynamically imported module/] });
    await page.route(/assets\/Explore-.*\.js/, (route) => route.abort());
    await page.goto(`/career-path/result/${resultId}`);
    await page.getByText('This part could not be loaded').waitFor();
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.title()).toMatch(/^Your result of .* · Waymark$/);
    await page.unroute(/assets\/Explore-.*\.js/);
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
    await page.getByText('This part could not be loaded').waitFor({ state: 'detached' });
  });
});

describe('signing out', () => {
  it('thanks, then ends the session, in the menu of a phone too (AUT-28, AUT-29, LND-13, LND-14)', async () => {
    // what the panel at home asks for on the way out may be refused already
    const page = await openSubscribed({ width: 390 });
    await menuButton(page).click();
    await banner(page).getByRole('button', { name: 'Sign out' }).click();
    await toastOf(page, 'Thank you for using Waymark.').waitFor();
    await banner(page).getByRole('link', { name: 'Apply Now' }).waitFor();
    await expect.poll(() => banner(page).getByText('Premium', { exact: true }).count()).toBe(0);
    expect(pathOf(page)).toBe('/');
  });
});
