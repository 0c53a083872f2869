import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { campaignOffer, euro, regularPrice } from '#shared/plans/prices.ts';
import { signIn as fillSignIn } from '#test/support/auth-page.ts';
import { violations } from '#test/support/axe.ts';
import { acceptedCard, billingOf, failingCard } from '#test/support/billing.ts';
import { people } from '#test/support/people.ts';
import type { SignedIn } from '#test/support/sign-in.ts';
import { arriveAt, breakCall, pathOf, toastOf } from './answer-steps.ts';
import { card, chargeOf, confirmation, expectClearedHash, newTab, pay, proceed } from './payment-steps.ts';

const DAY_MS = 86_400_000;
const { stack, open, newPerson, visitor } = people();
const billing = billingOf(stack);

const start = { pro: 'Start Professional Plan', switch: 'Start Switch (Max) Plan' } as const;
const name = { pro: 'Professional', switch: 'Switch (Max)' } as const;
const premium = (page: Page) => page.getByRole('banner').getByText('Premium', { exact: true });

/** Somebody who has paid for a plan, without a browser. */
async function subscriber(plan: 'pro' | 'switch', details?: Record<string, string>): Promise<SignedIn> {
  const person = await stack().signUpAndIn();
  await billing.buy(person, plan, details);
  await billing.settled();
  return person;
}

describe('the prices', () => {
  it('are those of the campaign while it runs, with the list price, and open to everybody (LND-26, BIL-22, BIL-24, BIL-26 to BIL-28)', async () => {
    const page = await visitor();
    await page.goto('/pricing');
    for (const plan of ['pro', 'switch'] as const) {
      const { list, amount } = campaignOffer.prices[plan];
      await card(page, name[plan]).getByText(euro(amount), { exact: true }).waitFor();
      await card(page, name[plan]).getByText(euro(list), { exact: true }).waitFor();
      await card(page, name[plan]).getByText(`-${campaignOffer.percent}%`).waitFor();
    }
    await card(page, 'Starter').getByText('Free', { exact: true }).waitFor();
    await card(page, 'Enterprise').getByText('Custom', { exact: true }).waitFor();
    await page.getByText('Billed monthly, cancel anytime.').waitFor();
    expect(await page.getByRole('main').textContent()).not.toContain('Insights Pack');
    expect(await card(page, 'Enterprise').getByRole('link').getAttribute('href')).toBe(
      'mailto:sales@waymark.example?subject=Enterprise%20Plan%20Inquiry',
    ); // LND-29, BIL-04
    await card(page, 'Starter').getByRole('link', { name: 'Get Started' }).click(); // LND-27
    await arriveAt(page, '/auth');
  });

  it('are the regular ones where the server does not answer, and nothing is reduced then', async () => {
    const page = await visitor({ expected: [/status of 500/] });
    await breakCall(page, '/v1/plans');
    await page.goto('/pricing');
    await card(page, name.pro).getByText(euro(regularPrice.pro), { exact: true }).waitFor();
    await card(page, name.switch).getByText(euro(regularPrice.switch), { exact: true }).waitFor();
    await expect.poll(() => page.getByText('-30%').count()).toBe(0);
  });

  it('stand on the home page, too, where the hero keeps the regular one (NAV-08, BIL-29, BIL-21, LND-18)', async () => {
    const { page } = await newPerson();
    await page.goto('/#pricing');
    await page.getByRole('heading', { name: 'Plans and prices' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.getElementById('pricing')!.getBoundingClientRect().top < innerHeight))
      .toBe(true);
    await card(page, name.pro).getByText(euro(campaignOffer.prices.pro.amount), { exact: true }).waitFor();
    await page.getByRole('button', { name: `Upgrade — ${euro(regularPrice.pro)}/mo` }).click();
    await confirmation(page).getByText(euro(campaignOffer.prices.pro.amount), { exact: true }).waitFor();
  });

  it('a plan chosen by a visitor waits behind sign-in (LND-30, LND-31)', async () => {
    const person = await stack().signUpAndIn();
    const page = await visitor();
    await page.goto('/pricing');
    await page.getByRole('button', { name: start.switch }).click();
    await page.waitForURL((url) => url.pathname === '/auth');
    await fillSignIn(page, person.email);
    await confirmation(page).getByText(name.switch).waitFor();
    expect(pathOf(page)).toBe('/pricing');
  });
});

describe('the confirmation', () => {
  it('asks for the terms, states the amount, and forgets (DLG-01 to DLG-03, DLG-05)', async () => {
    const { page } = await newPerson();
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('create-checkout') && asked.push(request.url()));
    await page.goto('/pricing');
    await page.getByRole('button', { name: start.pro }).click();
    const dialog = confirmation(page);
    const box = dialog.getByRole('checkbox');
    expect(await box.isChecked()).toBe(false);
    expect(await dialog.getByRole('link', { name: 'terms and conditions' }).getAttribute('href')).toBe('/terms');
    await dialog.getByText(`You pay ${euro(campaignOffer.prices.pro.amount)} today`).waitFor();
    await dialog.getByRole('button', { name: 'Proceed to payment' }).click();
    await dialog.getByText('You must accept the terms and conditions to proceed', { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(asked).toEqual([]);
    await box.check();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: start.pro }).click();
    expect(await box.isChecked()).toBe(false);
    expect(await dialog.getByText('You must accept the terms and conditions to proceed').count()).toBe(0);
  });

  it('says what went wrong in a toast, and no tab stays (DLG-05, BIL-12, BIL-15, BIL-17)', async () => {
    const { page } = await newPerson({ expected: [/status of (401|403|500)/] });
    await page.goto('/pricing');
    const fail = async () => {
      await page.getByRole('button', { name: start.pro }).click();
      expect(await confirmation(page).getByRole('checkbox').isChecked()).toBe(false);
      await confirmation(page).getByRole('checkbox').check();
      await confirmation(page).getByRole('button', { name: 'Proceed to payment' }).click();
    };
    const mend = await breakCall(page, '/create-checkout');
    await fail();
    await toastOf(page, 'Failed to create checkout session. Please try again.').waitFor({ timeout: 25_000 });
    await mend();
    const error = { code: 'FORBIDDEN', message: 'Not today', correlationId: 'test' };
    await page.route('**/api/create-checkout', (route) => route.fulfill({ status: 403, json: { error } }));
    await fail();
    await toastOf(page, 'Not today').waitFor();
    await page.unroute('**/api/create-checkout');
    await page.route('**/api/create-checkout', (route) => route.fulfill({ status: 401, json: { error } }));
    await fail();
    await toastOf(page, 'Must be logged in to create checkout').waitFor();
    await expect.poll(() => page.context().pages().length).toBe(1);
  });

  it('opens nothing that would charge another amount than it named', async () => {
    const { page } = await newPerson();
    await page.route('**/api/create-checkout', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), amount: 4242 } });
    });
    await page.goto('/pricing');
    await page.getByRole('button', { name: start.pro }).click();
    await confirmation(page).getByRole('checkbox').check();
    await confirmation(page).getByRole('button', { name: 'Proceed to payment' }).click();
    await toastOf(page, 'The price is €42.42 now. Nothing was charged; look at it and choose again.').waitFor();
    await expect.poll(() => page.context().pages().length).toBe(1);
  });

  it('leaves a link where the browser holds new tabs back (D-42)', async () => {
    const { page } = await newPerson();
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/pricing');
    await page.getByRole('button', { name: start.pro }).click();
    await confirmation(page).getByRole('checkbox').check();
    await confirmation(page).getByRole('button', { name: 'Proceed to payment' }).click();
    const link = page.getByRole('link', { name: 'Open the payment page' });
    await link.waitFor();
    expect(await link.getAttribute('rel')).toContain('noopener');
    expect(await link.getAttribute('href')).toContain(stack().endpoints.stripe);
  });
});

describe.each(['pro', 'switch'] as const)('buying %s', (plan) => {
  const tier = plan === 'pro' ? 'Pro' : 'Max';

  it('goes by card, terms and payment page to the plan, at the price that was named (BIL-09, BIL-10, BIL-19, BIL-20, LND-07 to LND-09, LND-13, LND-32, DLG-04)', async () => {
    const { person, page } = await newPerson();
    await page.goto('/pricing');
    await page.getByRole('button', { name: start[plan] }).click();
    // the prices of the campaign arrive after the page
    await confirmation(page).getByText(euro(campaignOffer.prices[plan].amount), { exact: true }).waitFor();
    const asked = page.waitForRequest('**/api/create-checkout');
    const tab = await proceed(page);
    expect((await asked).postDataJSON()).toEqual({ plan, termsAccepted: true, campaign: expect.any(String) });
    await confirmation(page).waitFor({ state: 'detached' });
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    expect(await chargeOf(tab)).toBe(euro(campaignOffer.prices[plan].amount));

    await pay(tab);
    await toastOf(tab, 'Payment successful').waitFor({ timeout: 25_000 });
    await toastOf(tab, 'Your subscription is now active.').waitFor();
    await premium(tab).waitFor();
    await expectClearedHash(tab, 'Payment successful');
    await premium(page).waitFor(); // the tab that was left knows it without a reload
    await card(page, name[plan]).getByText('Your plan').waitFor();
    expect(await billing.subscription(person)).toMatchObject({ subscribed: true, subscription_tier: tier });
    expect((await billing.summary(person)).plan).toBe(tier);
    const upgrades = await page.getByRole('button', { name: /^Start/ }).count();
    expect(upgrades).toBe(plan === 'pro' ? 1 : 0); // BIL-18
  });
});

describe('not buying', () => {
  it('a card that is declined charges nothing, and another one does (BIL-20)', async () => {
    const { person, page } = await newPerson();
    await page.goto('/pricing');
    await page.getByRole('button', { name: start.pro }).click();
    const tab = await proceed(page);
    await pay(tab, { ...acceptedCard, number: '4000 0000 0000 0002' });
    await tab.getByRole('alert').getByText('Your card was declined.').waitFor();
    expect((await billing.subscription(person)).subscribed).toBe(false);
    await pay(tab);
    await toastOf(tab, 'Payment successful').waitFor({ timeout: 25_000 });
  });

  it('whoever turns back on the payment page is told so, once (LND-10, D-27)', async () => {
    const { person, page } = await newPerson();
    await page.goto('/pricing');
    await page.getByRole('button', { name: start.pro }).click();
    const tab = await proceed(page);
    await tab.getByRole('link', { name: 'Cancel and go back' }).click();
    await toastOf(tab, 'Checkout canceled').waitFor();
    await toastOf(tab, 'You can try again anytime.').waitFor();
    await expectClearedHash(tab, 'Checkout canceled');
    expect((await billing.subscription(person)).subscribed).toBe(false);
  });

  it('the hash alone makes nobody a subscriber (D-39)', async () => {
    const { page } = await newPerson();
    await page.goto('/#checkout-success');
    await toastOf(page, 'Your payment is still being processed').waitFor({ timeout: 25_000 });
    expect(await page.getByText('Payment successful').count()).toBe(0);
    expect(await premium(page).count()).toBe(0);
    await expectClearedHash(page, 'Your payment is still being processed');
  });

  it('a payment whose notice is late is believed when it arrives, not before (D-39)', async () => {
    const { page } = await newPerson();
    await page.goto('/pricing');
    await page.getByRole('button', { name: start.pro }).click();
    const tab = await proceed(page);
    await billing.mode('hold');
    await pay(tab);
    await tab.getByText('Confirming your payment').waitFor();
    await billing.mode('normal');
    await billing.settled();
    await toastOf(tab, 'Payment successful').waitFor({ timeout: 25_000 });
  });
});

describe('what follows a purchase', () => {
  it('an Insights Pack is sold to subscribers, from the usage page (BIL-03, BIL-05, BIL-25, GAT-18, GAT-19, D-40)', async () => {
    const person = await subscriber('pro');
    const page = await open(person);
    await page.goto('/usage');
    await page
      .getByText(`${euro(regularPrice.addon)} once`)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Add an Insights Pack' }).click();
    await confirmation(page).getByText(euro(regularPrice.addon), { exact: true }).waitFor();
    const tab = await proceed(page);
    expect(await chargeOf(tab)).toBe(euro(regularPrice.addon));
    await pay(tab);
    await toastOf(tab, 'Your Insights Pack is now active.').waitFor({ timeout: 25_000 });
    await tab.goto('/usage');
    await tab.getByText('0/3 used').waitFor(); // industry reports: 2 and 1
    await tab.getByText('0/7 used').waitFor(); // trends: 5 and 2
    await tab.getByText('With 1 Insights Pack.').waitFor();
    const free = await newPerson();
    await free.page.goto('/usage');
    await free.page.getByRole('heading', { name: 'Usage Dashboard' }).waitFor();
    expect(await free.page.getByText('Insights Pack').count()).toBe(0);
  });

  it('Pro becomes Max in place, and the page before paying names what is due (BIL-18, D-40)', async () => {
    const person = await subscriber('pro');
    const page = await open(person);
    await page.goto('/pricing');
    await page.getByRole('button', { name: start.switch }).click();
    await confirmation(page).getByText('It replaces your Pro plan').waitFor();
    const tab = await proceed(page);
    await tab.getByText(`then ${euro(campaignOffer.prices.switch.amount)} a month`).waitFor();
    await tab.getByRole('button', { name: /^Change and pay/ }).click();
    await toastOf(tab, 'Payment successful').waitFor({ timeout: 25_000 });
    expect((await billing.subscription(person)).subscription_tier).toBe('Max');
    const stripe = billing.stripe();
    const [customer] = (await stripe.customers.list({ email: person.email })).data;
    const { data } = await stripe.subscriptions.list({ customer: customer!.id, status: 'all' });
    expect(data).toHaveLength(1);
  });

  it('is cancelled and resumed at the provider, and the usage page says how the plan goes on (BIL-11, D-41, LND-19, LND-20)', async () => {
    const person = await subscriber('pro');
    const page = await open(person);
    await page.goto('/');
    expect(await page.getByRole('link', { name: 'Start Analysis' }).getAttribute('href')).toBe('/career-path/new');
    const portal = await newTab(page, () => page.getByRole('button', { name: 'Manage Plan' }).first().click());
    await portal.getByRole('link', { name: 'Cancel plan' }).click();
    await portal.getByRole('button', { name: 'Cancel plan' }).click();
    await portal.getByRole('button', { name: 'Keep the plan' }).waitFor();
    await billing.settled();
    await page.goto('/usage');
    await page.getByText(/Cancelled: Pro stays until \w+ \d+, \d{4}\. From then on the account is Free/).waitFor();
    await portal.getByRole('button', { name: 'Keep the plan' }).click();
    await portal.getByRole('link', { name: 'Cancel plan' }).waitFor();
    await billing.settled();
    await portal.getByRole('link', { name: /Back to/ }).click();
    await portal.getByText(/Renews on \w+ \d+, \d{4}\./).waitFor();
    expect(pathOf(portal)).toBe('/usage');
  });

  it('a portal that cannot be opened says so (BIL-14, BIL-16, BIL-17)', async () => {
    const person = await subscriber('pro');
    const page = await open(person, { expected: [/status of (401|500)/] });
    await page.goto('/usage');
    const manage = page.getByRole('button', { name: 'Manage Plan' });
    const error = { code: 'UNAUTHORIZED', message: 'No', correlationId: 'test' };
    await page.route('**/api/customer-portal', (route) => route.fulfill({ status: 401, json: { error } }));
    await manage.click();
    await toastOf(page, 'Must be logged in to access customer portal').waitFor();
    await page.unroute('**/api/customer-portal');
    await breakCall(page, '/customer-portal');
    await manage.click();
    await toastOf(page, 'Failed to open customer portal. Please try again.').waitFor({ timeout: 25_000 });
    await expect.poll(() => page.context().pages().length).toBe(1);
  });
});

// Last: they move the clock of everybody.
describe('as time goes by', () => {
  const resign = (person: SignedIn) => stack().signIn(person.email);

  it('the campaign ends, and with it its prices everywhere (D-61, BIL-23); plans renew, and an unpaid one is told', async () => {
    const [paying, failing] = [await subscriber('pro'), await subscriber('pro', failingCard)];
    const before = (await billing.subscription(paying)).subscription_end!;
    await stack().advanceClock(32 * DAY_MS);
    await billing.tick('stripe-clock');
    await billing.settled();
    const page = await open(await resign(paying));
    await page.goto('/usage');
    await page.getByText(/Renews on/).waitFor();
    const after = (await billing.subscription(await resign(paying))).subscription_end!;
    expect(Date.parse(after) - Date.parse(before)).toBeGreaterThan(27 * DAY_MS);

    const late = await open(await resign(failing));
    await late.goto('/usage');
    await late.getByText('Your last payment did not go through').waitFor();
    expect(await violations(late)).toEqual([]);

    await page.goto('/pricing');
    await card(page, name.switch).getByText(euro(regularPrice.switch), { exact: true }).waitFor();
    await expect.poll(() => page.getByText('-30%').count()).toBe(0);
    await page.getByRole('button', { name: start.switch }).click();
    await confirmation(page).getByText(euro(regularPrice.switch), { exact: true }).waitFor();
  });
});
