import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { campaignOffer, euro, regularPrice } from '#shared/plans/prices.ts';
import { people } from '#test/support/people.ts';
import { inEveryView } from '#test/support/views.ts';
import { arriveAt, holdRequests, pathOf } from './answer-steps.ts';
import { card, confirmation, newTab, proceed } from './payment-steps.ts';

const { visitor, newPerson, stack, open } = people();

const hero = (page: Page) => page.locator('#hero');
const strip = (page: Page) => page.getByRole('region', { name: 'Offer' });
const timer = (page: Page) => strip(page).getByRole('timer');
const apply = (page: Page) => hero(page).getByRole('link', { name: 'Apply to Work With Us' });
const paid = [
  { plan: 'pro', name: 'Professional', label: 'Start Professional Plan' },
  { plan: 'switch', name: 'Switch (Max)', label: 'Start Switch (Max) Plan' },
] as const;

describe('the hero', () => {
  it('says what it is and for whom, and leads a visitor to the application (LND-16, LND-40, LND-41)', async () => {
    const page = await visitor();
    await page.goto('/');
    await inEveryView(page, async ({ name }) => {
      const text = (await hero(page).textContent())!;
      for (const words of ['AI-powered career intelligence web app', 'job seekers', 'career changers'])
        expect(text, name).toContain(words);
      expect(text, name).toMatch(/professionals and students/);
      for (const figure of ['240%', '18 months', '10K+', '4.9/5'])
        await page.getByText(figure, { exact: true }).first().waitFor();
      await page.getByText(/^average salary increase$/i).waitFor();
      await page
        .getByText(/Illustrative examples/i)
        .first()
        .waitFor();
      expect(await apply(page).getAttribute('href')).toBe('/career-path/assessment');
      const { y, height } = (await apply(page).boundingBox())!;
      expect(y + height, `${name}: in the first window`).toBeLessThan(page.viewportSize()!.height);
      await hero(page).getByRole('link', { name: 'Sign in' }).waitFor();
      await apply(page).click();
      await page.waitForURL('/auth?next=%2Fcareer-path%2Fassessment');
      await page.goBack();
    });
  });

  it('tells somebody on Free what a plan opens, and offers it (LND-17, LND-18)', async () => {
    const { page } = await newPerson();
    await page.goto('/');
    await inEveryView(page, async ({ name }) => {
      await hero(page).getByRole('button', { name: 'Start Analysis' }).click();
      const locked = page.getByRole('dialog', { name: 'Feature Locked' });
      await locked.getByRole('link', { name: 'Use your free analysis' }).waitFor(); // D-19
      expect(pathOf(page), name).toBe('/');
      await locked.getByRole('button', { name: 'Close' }).last().click();
      await locked.waitFor({ state: 'detached' });
      await hero(page).getByRole('button', { name: 'Upgrade — €19.90/mo', exact: true }).click();
      await confirmation(page).getByText('Professional').waitFor();
      await confirmation(page).getByRole('button', { name: 'Cancel' }).click();
      await confirmation(page).waitFor({ state: 'detached' });
      expect(await apply(page).count()).toBe(0);
    });
  });

  it('lets a subscriber start and manage (LND-19, LND-20)', async () => {
    const page = await open(await stack().signInDemo('Pro'));
    await page.goto('/');
    const start = hero(page).getByRole('link', { name: 'Start Analysis' });
    await inEveryView(page, async ({ name }) => {
      await start.waitFor();
      await hero(page).getByRole('button', { name: 'Manage Plan' }).waitFor();
      expect(await start.getAttribute('href'), name).toBe('/career-path/new');
      const asked = page.waitForRequest('**/api/customer-portal');
      const portal = await newTab(page, () => hero(page).getByRole('button', { name: 'Manage Plan' }).click());
      await asked;
      expect(new URL(portal.url()).origin, name).toBe(new URL(stack().endpoints.stripe).origin);
      await portal.close();
      await start.click();
      await page.waitForURL('/career-path/new');
      await page.goBack();
    });
  });
});

describe('the prices', () => {
  it('stand on four cards for a visitor, with the way to each, and contacts below (LND-26 to LND-30, LND-39)', async () => {
    const page = await visitor();
    await page.goto('/#pricing');
    const cards = page.locator('#pricing').getByRole('article');
    await inEveryView(page, async ({ name }) => {
      await expect.poll(() => cards.count()).toBe(4);
      const names = await cards.getByRole('heading').allTextContents();
      expect(names, name).toEqual(['Starter', 'Professional', 'Switch (Max)', 'Enterprise']);
      await card(page, 'Starter').getByText('Free', { exact: true }).waitFor();
      expect(await card(page, 'Starter').getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/auth');
      for (const { plan, name: title, label } of paid) {
        await card(page, title).getByRole('button', { name: label, exact: true }).waitFor();
        await card(page, title).getByText(euro(campaignOffer.prices[plan].amount), { exact: true }).waitFor();
      }
      expect(await card(page, 'Enterprise').getByRole('link', { name: 'Contact Sales' }).getAttribute('href')).toMatch(
        /^mailto:[^@]+@[^?]+\?subject=Enterprise%20Plan%20Inquiry$/,
      );
      await page.locator('#pricing').getByText('In the plans, but not open yet: AI Resume Builder').waitFor();
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

  it('are confirmed by somebody signed in, and paid for that plan (LND-31, LND-32)', async () => {
    const { page } = await newPerson();
    await page.goto('/#pricing');
    await inEveryView(page, async ({ name }) => {
      for (const { plan, name: title, label } of paid) {
        await page.getByRole('button', { name: label }).click();
        await confirmation(page).getByText(title, { exact: true }).waitFor();
        expect(pathOf(page), name).toBe('/');
        const asked = page.waitForRequest('**/api/create-checkout');
        const tab = await proceed(page);
        expect((await asked).postDataJSON(), name).toMatchObject({ plan });
        await tab.close();
        await confirmation(page).waitFor({ state: 'detached' });
      }
    });
  });
});

describe('the campaign', () => {
  const secondsLeft = (text: string) => {
    const [clock, days = '0'] = text.split(/ days? /).reverse();
    return clock!.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400;
  };

  it('is named with its share and ticks down to one and the same end, without moving the page (LND-37, LND-38, D-61)', async () => {
    const page = await visitor();
    const release = await holdRequests(page, '**/api/v1/plans');
    await page.goto('/');
    const places = async () => {
      const found: Record<string, number[]> = {};
      await inEveryView(page, async ({ name }) => {
        found[name] = await page.evaluate(() =>
          ['#hero', '#pricing', 'footer'].map((part) =>
            Math.round(document.querySelector(part)!.getBoundingClientRect().top + scrollY),
          ),
        );
      });
      return found;
    };
    await strip(page).getByText('its result shown in full').waitFor();
    const without = await places();
    release();
    await timer(page).waitFor();
    expect(await places()).toEqual(without);

    const endsAt = (await stack().call(api.plans.getPlans, {})).body.campaign!.ends_at;
    await inEveryView(page, async ({ name }) => {
      await strip(page).getByText('30% off').waitFor();
      await strip(page)
        .getByText(/until \w+ \d+, \d{4}/)
        .waitFor();
      const first = (await timer(page).textContent())!;
      await expect.poll(() => timer(page).textContent(), { message: name }).not.toBe(first);
      const [text, now] = await timer(page).evaluate((element) => [element.textContent, Date.now()] as const);
      expect(secondsLeft(text), name).toBeLessThan(secondsLeft(first));
      expect(Math.abs(now + secondsLeft(text) * 1000 - Date.parse(endsAt)), name).toBeLessThan(5_000);
      expect(await timer(page).getAttribute('aria-live')).not.toBe('polite');
    });
    await strip(page).getByRole('link', { name: 'See prices' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#pricing');
  });

  it('is gone from strip and cards when it has ended (LND-37, LND-38, D-61)', async () => {
    const { campaign } = (await stack().call(api.plans.getPlans, {})).body;
    const page = await visitor();
    await page.clock.install();
    await page.goto('/');
    await timer(page).waitFor();
    await page.getByText('-30%').first().waitFor();
    const left = Date.parse(campaign!.ends_at) - stack().now();
    await stack().advanceClock(left + 1_000);
    await page.clock.fastForward(left - 50_000);
    await expect.poll(async () => secondsLeft((await timer(page).textContent())!)).toBeLessThan(60);
    await page.clock.fastForward(60_000);
    await timer(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.getByText('-30%').count()).toBe(0);
    await page.reload();
    await page.getByText(euro(regularPrice.switch), { exact: true }).first().waitFor();
    await inEveryView(page, async ({ name }) => {
      expect(await strip(page).textContent(), name).not.toContain('30%');
      expect(await page.getByText('-30%').count(), name).toBe(0);
    });
    await stack().resetClock();
  });

  it('are confirmed on the spot also by a click that comes before the session is known', async () => {
    const { page } = await newPerson();
    const release = await holdRequests(page, '**/config.json');
    await page.goto('/#pricing');
    await page.locator('html[data-ready]').waitFor();
    await page.getByRole('button', { name: paid[1].label }).click();
    release();
    await confirmation(page).getByText(paid[1].name, { exact: true }).waitFor();
    expect(pathOf(page)).toBe('/');
  });
});
