import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { campaignOffer, euro } from '#shared/plans/prices.ts';
import { finishAssessment, startAssessment } from '#test/support/accounts/finished-assessment.ts';
import { linkTo, openTab, signIn, signUp, toastOf } from '#test/support/browser/auth-page.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { onDeskAndPhone, overflow } from '#test/support/browser/views.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import { freshEmail } from '#test/support/people/sign-in.ts';
import { refusedCall } from '#test/support/screens/screen-state.ts';
import { arriveAt, at, holdRequests, pathOf } from '../support/browser/answer-steps.ts';
import { card, confirmation, newTab, proceed } from '../support/browser/payment-steps.ts';

const hero = (page: Page) => page.locator('#hero');
const strip = (page: Page) => page.getByRole('region', { name: 'Offer' });
const whereYouAre = (page: Page) => hero(page).getByRole('list', { name: 'Where you are' });
const timer = (page: Page) => strip(page).getByRole('timer');
const apply = (page: Page) => hero(page).getByRole('link', { name: 'Apply to Work With Us' });
const locked = (page: Page) => page.getByRole('dialog', { name: 'Feature Locked' });
/** the labels in the dialog that have the hero's primary color */
const wayForward = (page: Page) =>
  page.evaluate(() => {
    const paint = (element: Element) => getComputedStyle(element).backgroundColor;
    const yellow = paint(document.querySelector('#hero button')!);
    const offered = [...document.querySelectorAll('dialog a, dialog button')];
    return offered.filter((element) => paint(element) === yellow).map(({ textContent }) => textContent);
  });
const paid = [
  { plan: 'pro', name: 'Professional', label: 'Start Professional Plan' },
  { plan: 'switch', name: 'Switch (Max)', label: 'Start Switch (Max) Plan' },
] as const;

test.describe('the hero', () => {
  test('says what it is and for whom, and leads a visitor to the application (LND-16, LND-40, LND-41)', async ({
    visitor,
  }) => {
    const page = await visitor();
    await page.goto('/');
    await onDeskAndPhone(page, async ({ name }) => {
      const text = (await hero(page).textContent())!;
      for (const words of ['AI-powered career intelligence web app', 'job seekers', 'career changers'])
        expect(text, name).toContain(words);
      expect(text, name).toMatch(/professionals and students/);
      for (const figure of ['240%', '18 months', '10K+', '4.9/5'])
        await expect(page.getByText(figure, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(/^average salary increase$/i)).toBeVisible();
      await expect(page.getByText(/Illustrative examples/i).first()).toBeVisible();
      await expect(apply(page)).toHaveAttribute('href', '/career-path/assessment');
      await expect(hero(page).getByText('Starts the assessment. First one free, no card.')).toBeVisible();
      const { y, height } = (await apply(page).boundingBox())!;
      expect(y + height, `${name}: in the first window`).toBeLessThan(page.viewportSize()!.height);
      await expect(hero(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
      await apply(page).click();
      await page.waitForURL('/auth?next=%2Fcareer-path%2Fassessment');
      await page.goBack();
    });
  });

  test('tells somebody on Free that one analysis is free, and leads to it first (LND-17, LND-18, GAT-11)', async ({
    newPerson,
  }) => {
    const { page } = await newPerson();
    await page.goto('/');
    await onDeskAndPhone(page, async ({ name }) => {
      await hero(page).getByRole('button', { name: 'Start Analysis' }).click();
      // D-91: only the analysis is offered, with its free version as the primary action
      await expect(locked(page).getByRole('paragraph').first()).toHaveText(
        /^One Career Path Analysis a month is free\./,
      );
      await expect(locked(page).getByText('Real-Time Market Intelligence')).toHaveCount(0);
      await expect(locked(page).locator('dd')).toHaveText(['0', '1', 'Free']);
      await expect.poll(() => wayForward(page)).toEqual(['Use your free analysis']);
      await expect(locked(page).getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible();
      expect(pathOf(page), name).toBe('/');
      expect(await overflow(page), name).toBeLessThanOrEqual(0);
      await locked(page).getByRole('button', { name: 'Close' }).click();
      await expect(locked(page)).toHaveCount(0);
      await hero(page).getByRole('button', { name: 'Upgrade — €19.90/mo', exact: true }).click();
      await expect(confirmation(page).getByText('Professional')).toBeVisible();
      await confirmation(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(confirmation(page)).toHaveCount(0);
      await expect(apply(page)).toHaveCount(0);
    });
  });

  test('treats everybody as not subscribed until the check has answered (BIL-06)', async ({ pageOf, stack }) => {
    const page = await pageOf(await stack.signInDemo('Pro'));
    const release = await holdRequests(page, '**/api/check-subscription');
    await page.goto('/');
    await expect(hero(page).getByRole('button', { name: /^Upgrade/ })).toBeVisible();
    release();
    await expect(hero(page).getByRole('button', { name: 'Manage Plan' })).toBeVisible();
  });

  test('leads somebody on Free whose analysis is used to its result (LND-17, D-91)', async ({ newPerson, stack }) => {
    const { page, person } = await newPerson();
    const { resultId } = await finishAssessment(stack, person, sampleAnswers(1));
    await page.goto('/');
    await onDeskAndPhone(page, async ({ name }) => {
      await hero(page).getByRole('button', { name: 'Start Analysis' }).click();
      await expect.poll(() => wayForward(page)).toEqual(['See your result']);
      await expect(locked(page).locator('dd')).toHaveText(['1', '1', 'Free']);
      await expect(locked(page).getByRole('link', { name: 'Use your free analysis' })).toHaveCount(0);
      await locked(page).getByRole('link', { name: 'See your result' }).click();
      await arriveAt(page, `/career-path/result/${resultId}`);
      await page.goBack();
      await expect(hero(page), name).toBeVisible();
    });
  });

  test('says to somebody who is signed in where they are, and what an unfinished analysis takes (U10, U12)', async ({
    newPerson,
    subscriber,
    pageOf,
    stack,
  }) => {
    const { page, person } = await newPerson({ width: 390 });
    const sessionId = await startAssessment(stack, person, sampleAnswers(1), { saved: 1 });
    await page.goto('/');
    await expect(whereYouAre(page)).toContainText('Stage 2 of 3, Core');
    await expect(whereYouAre(page)).toContainText('None yet');
    await expect(whereYouAre(page)).toContainText('0 of 1 analysisOne is kept for what is under way.');
    await hero(page).getByRole('button', { name: 'Start Analysis' }).click();
    await expect.poll(() => wayForward(page)).toEqual(['Continue your analysis']);
    await locked(page).getByRole('link', { name: 'Continue your analysis' }).click();
    await page.waitForURL(({ pathname }) => pathname === `/career-path/continue/${sessionId}`);

    const { resultId } = await finishAssessment(stack, subscriber, sampleAnswers(1));
    const nurse = { code: '29-1141.00' };
    await stack.call(
      api.guidance.saveLearningProgress,
      { ...nurse, step: { id: 'licence', done: true } },
      subscriber.accessToken,
    );
    for (const code of ['47-2111.00', '15-1252.00', nurse.code])
      await stack.call(api.occupations.markOccupation, { code, mark: 'saved' }, subscriber.accessToken);
    await stack.call(api.account.changeProfile, { name: 'Robin' }, subscriber.accessToken);
    const other = await pageOf(subscriber);
    const tell = await holdRequests(other, '**/api/profile');
    await other.goto('/');
    await expect(other.getByText('Looking up where you are')).toBeVisible();
    const map = hero(other).getByRole('figure');
    await expect(map).toBeVisible();
    const before = await map.boundingBox();
    tell();
    await expect(whereYouAre(other)).toContainText('1 step done: Registered nurse');
    await expect.poll(() => map.boundingBox(), 'the map stays where it is').toEqual(before);
    await expect(whereYouAre(other).getByRole('link', { name: 'Registered nurse' })).toHaveAttribute(
      'href',
      '/occupations/registered-nurse',
    );
    await expect(whereYouAre(other).getByRole('link', { name: 'All 3 saved' })).toHaveAttribute('href', '/occupations');
    await expect(whereYouAre(other)).toContainText('No analysis');
    await expect(whereYouAre(other).getByRole('link', { name: 'See the result' })).toHaveAttribute(
      'href',
      `/career-path/result/${resultId}`,
    );
    await whereYouAre(other).getByRole('link', { name: 'Take the next step' }).click();
    await expect(other.getByRole('dialog').getByRole('heading', { name: 'Your next step' })).toBeVisible();
  });

  test('leads a visitor who applies to the first question, past no locked door (LND-16, SEC-02, D-16, D-91)', async ({
    visitor,
    stack,
  }) => {
    for (const width of [1280, 390] as const) {
      const page = await visitor({ width });
      const address = freshEmail();
      await page.goto('/');
      await apply(page).click();
      await page.waitForURL('/auth?next=%2Fcareer-path%2Fassessment');
      await openTab(page, 'Sign Up');
      await signUp(page, address, { here: true });
      await page.goto(await linkTo(stack, address, /confirm/i));
      await page.getByRole('link', { name: 'Continue to sign in' }).click();
      await signIn(page, address);
      await arriveAt(page, '/career-path/assessment');
      await at(page, 'Scenario 1 of 6');
    }
  });

  test('leads somebody who signs up and then in without the mail’s tab to the assessment, once (D-91)', async ({
    visitor,
    stack,
  }) => {
    const page = await visitor();
    const address = freshEmail();
    await signUp(page, address);
    await page.getByRole('banner').getByRole('link', { name: 'Waymark, home' }).click();
    await arriveAt(page, '/');
    await expect(toastOf(page, 'Account created successfully!')).toHaveCount(0);
    // the mail is opened on another device
    const other = await visitor({ width: 390 });
    await other.goto(await linkTo(stack, address, /confirm/i));
    await expect(other.getByRole('heading', { name: 'Email verified' })).toBeVisible();
    await page.goto('/auth');
    await signIn(page, address);
    await arriveAt(page, '/career-path/new');
    await page.goto('/auth');
    await page.waitForURL('/');
  });

  test('lets a subscriber start and manage (LND-19, LND-20)', async ({ pageOf, stack }) => {
    const page = await pageOf(await stack.signInDemo('Pro'));
    await page.goto('/');
    const start = hero(page).getByRole('link', { name: 'Start Analysis' });
    await onDeskAndPhone(page, async ({ name }) => {
      await expect(start).toBeVisible();
      await expect(hero(page).getByRole('button', { name: 'Manage Plan' })).toBeVisible();
      await expect(start, name).toHaveAttribute('href', '/career-path/new');
      const asked = page.waitForRequest('**/api/customer-portal');
      const portal = await newTab(page, () => hero(page).getByRole('button', { name: 'Manage Plan' }).click());
      await asked;
      expect(new URL(portal.url()).origin, name).toBe(new URL(stack.endpoints.stripe).origin);
      await portal.close();
      await start.click();
      await page.waitForURL('/career-path/new');
      await page.goBack();
    });
  });
});

/** Runs in the page: where the marker stands, the line around it, and whether it stands within. */
function ownHillOn(figure: Element) {
  const path = figure.querySelector('path')!;
  const marker = [...figure.querySelectorAll('i')].at(-1)!;
  for (const moving of marker.getAnimations()) moving.finish(); // a choice draws the line at once, and moves the marker
  const { x, y, width, height } = marker.getBoundingClientRect();
  const at = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(path.getScreenCTM()!.inverse());
  const line = path.getAttribute('d')!;
  return { place: `${at.x.toFixed(1)} ${at.y.toFixed(1)}`, line, isWithin: path.isPointInFill(at) };
}

test.describe('six choices before signing up', () => {
  test('are there for keyboard users before they have scrolled', async ({ visitor }) => {
    const page = await visitor();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Answer the first six now' })).toHaveCount(0);
    await expect(async () => {
      await page.keyboard.press('Tab'); // the first one may only load the app
      await expect(page.locator('#assessment-process').getByRole('radio')).toHaveCount(2, { timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
  });

  test('move the marker and the contour, go through sign-up into stage 1, and are not asked again', async ({
    visitor,
    stack,
  }) => {
    const page = await visitor({ width: 390, expected: refusedCall });
    const address = freshEmail();
    await page.goto('/#assessment-process');
    const part = page.locator('#assessment-process');
    const where = part.getByText(/^You stand /);
    const said = new Set<string>();
    const drawn = { places: new Set<string>(), lines: new Set<string>() };
    await expect(part.locator('figure path')).toHaveCount(0);
    for (const number of [1, 2, 3, 4, 5, 6]) {
      await expect(part.getByText(`Choice ${number} of 6`)).toBeVisible();
      const taken = part.getByRole('radio').nth(number % 2);
      await taken.focus();
      await page.keyboard.press('Space');
      await expect(taken).toBeChecked();
      said.add((await where.textContent())!);
      const { place, line, isWithin } = await part.locator('figure').evaluate(ownHillOn);
      expect(isWithin, `choice ${number}: the marker stands within the contour`).toBe(true);
      drawn.places.add(place);
      drawn.lines.add(line);
      if (number < 6) await part.getByRole('button', { name: 'Next' }).press('Enter');
    }
    expect(said.size).toBeGreaterThan(1);
    expect(drawn.places.size).toBeGreaterThan(1);
    expect(drawn.lines.size).toBeGreaterThan(3);
    // the other answer draws another line, and the first one the first again
    const { line } = await part.locator('figure').evaluate(ownHillOn);
    for (const [nth, isSame] of [
      [1, false],
      [0, true],
    ] as const) {
      await part.getByRole('radio').nth(nth).check();
      const { line: now } = await part.locator('figure').evaluate(ownHillOn);
      expect(now === line).toBe(isSame);
    }
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await part.getByRole('link', { name: 'Keep going' }).press('Enter');
    await page.waitForURL('/auth?next=%2Fcareer-path%2Fnew');
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await signUp(page, address, { here: true });
    const first = await linkTo(stack, address, /confirm/i);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Verify your email first')).toBeVisible();
    await page.getByRole('button', { name: 'Resend link' }).click();
    await expect(page.getByText('Link sent')).toBeVisible();
    expect(new URL(await linkTo(stack, address, /confirm/i)).searchParams.get('choices')).toBe('bababa');
    // the mail is opened on another device, where they continue; the first link is outdated by now
    const other = await visitor({ expected: refusedCall });
    await other.goto(first);
    await other.getByRole('button', { name: 'Resend link' }).click();
    await expect(other.getByText('New link sent')).toBeVisible();
    const link = await linkTo(stack, address, /confirm/i);
    await other.goto(link);
    await other.getByRole('link', { name: 'Continue to sign in' }).click();
    await signIn(other, address);
    await other.waitForURL('/career-path/new');
    await other.getByRole('button', { name: 'Start AI Career Analysis' }).click();
    await at(other, 'Where do you stand between the two?');
    await other.getByRole('button', { name: 'Previous' }).click();
    await at(other, 'Scenario 6 of 6');
    await expect(other.getByRole('radio').nth(0)).toBeChecked();
    // a used link does not restore the choices
    const third = await visitor({ expected: refusedCall });
    await third.goto(link);
    await expect(third.getByRole('heading', { name: 'Email verified' })).toBeVisible();
    expect(await third.evaluate(() => localStorage.getItem('waymark.first-choices'))).toBeNull();
  });
});

test.describe('the prices', () => {
  test('stand on four cards for a visitor, with the way to each, and contacts below (LND-26 to LND-30, LND-39)', async ({
    visitor,
  }) => {
    const page = await visitor();
    await page.goto('/#pricing');
    const cards = page.locator('#pricing').getByRole('article');
    await onDeskAndPhone(page, async ({ name }) => {
      await expect(cards).toHaveCount(4);
      const names = await cards.getByRole('heading').allTextContents();
      expect(names, name).toEqual(['Starter', 'Professional', 'Switch (Max)', 'Enterprise']);
      await expect(card(page, 'Starter').getByText('Free', { exact: true })).toBeVisible();
      await expect(card(page, 'Starter').getByRole('link', { name: 'Get Started' })).toHaveAttribute(
        'href',
        '/auth?as=new',
      );
      for (const { plan, name: title, label } of paid) {
        await expect(card(page, title).getByRole('button', { name: label, exact: true })).toBeVisible();
        await expect(
          card(page, title).getByText(euro(campaignOffer.prices[plan].amount), { exact: true }),
        ).toBeVisible();
      }
      await expect(card(page, 'Enterprise').getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
        'href',
        /^mailto:[^@]+@[^?]+\?subject=Enterprise%20Plan%20Inquiry$/,
      );
      const community = page.locator('#pricing').getByRole('link', { name: 'Join the community chat' });
      const href = new URL((await community.getAttribute('href'))!);
      expect(href.host, `${name}: another site`).not.toBe(new URL(page.url()).host);
      expect([await community.getAttribute('target'), await community.getAttribute('rel')]).toEqual([
        '_blank',
        expect.stringContaining('noopener'),
      ]);
      for (const way of [
        ...paid.map(({ label }) => page.getByRole('button', { name: label })),
        card(page, 'Starter').getByRole('link', { name: 'Get Started' }),
      ]) {
        await way.click();
        await arriveAt(page, '/auth');
        await page.goBack();
      }
    });
  });

  test('are confirmed by somebody signed in, and paid for that plan (LND-31, LND-32)', async ({ newPerson }) => {
    const { page } = await newPerson();
    await page.goto('/#pricing');
    await onDeskAndPhone(page, async ({ name }) => {
      for (const { plan, name: title, label } of paid) {
        await page.getByRole('button', { name: label }).click();
        await expect(confirmation(page).getByText(title, { exact: true })).toBeVisible();
        expect(pathOf(page), name).toBe('/');
        const asked = page.waitForRequest('**/api/create-checkout');
        const tab = await proceed(page);
        expect((await asked).postDataJSON(), name).toMatchObject({ plan });
        await tab.close();
        await expect(confirmation(page)).toHaveCount(0);
      }
    });
  });
});

test.describe('the campaign', () => {
  const secondsLeft = (text: string) => {
    const [clock, days = '0'] = text.split(/ days? /).reverse();
    return clock!.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400;
  };

  test('is named with its share and ticks down to one and the same end, without moving the page (LND-37, LND-38, D-61)', async ({
    visitor,
    stack,
  }) => {
    const page = await visitor();
    const release = await holdRequests(page, '**/api/v1/plans');
    await page.goto('/');
    const places = async () => {
      const found: Record<string, number[]> = {};
      await onDeskAndPhone(page, async ({ name }) => {
        found[name] = await page.evaluate(() =>
          ['#hero', '#pricing', 'footer'].map((part) =>
            Math.round(document.querySelector(part)!.getBoundingClientRect().top + scrollY),
          ),
        );
      });
      return found;
    };
    await expect(strip(page).getByText('its result shown in full')).toBeVisible();
    const without = await places();
    release();
    await expect(timer(page)).toBeVisible();
    expect(await places()).toEqual(without);

    const endsAt = (await stack.call(api.plans.getPlans, {})).body.campaign!.ends_at;
    await onDeskAndPhone(page, async ({ name }) => {
      await expect(strip(page).getByText('30% off')).toBeVisible();
      await expect(strip(page).getByText(/until \w+ \d+, \d{4}/)).toBeVisible();
      const first = (await timer(page).textContent())!;
      await expect(timer(page), name).not.toHaveText(first);
      const [text, now] = await timer(page).evaluate((element) => [element.textContent, Date.now()] as const);
      expect(secondsLeft(text), name).toBeLessThan(secondsLeft(first));
      expect(Math.abs(now + secondsLeft(text) * 1000 - Date.parse(endsAt)), name).toBeLessThan(5_000);
      await expect(timer(page)).not.toHaveAttribute('aria-live', 'polite');
    });
    await strip(page).getByRole('link', { name: 'See prices' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#pricing');
  });
});
