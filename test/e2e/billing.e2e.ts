import type { Page } from '@playwright/test';
import { campaignOffer, euro, regularPrice } from '#shared/plans/prices.ts';
import { acceptedCard } from '#test/support/billing/billing.ts';
import { signIn as fillSignIn } from '#test/support/browser/auth-page.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { arriveAt, breakCall, holdRequests, pathOf, toastOf } from '../support/browser/answer-steps.ts';
import {
  card,
  chargeOf,
  confirmation,
  expectClearedHash,
  newTab,
  pay,
  proceed,
} from '../support/browser/payment-steps.ts';

const start = { pro: 'Start Professional Plan', switch: 'Start Switch (Max) Plan' } as const;
const name = { pro: 'Professional', switch: 'Switch (Max)' } as const;
const premium = (page: Page) => page.getByRole('banner').getByText('Premium', { exact: true });

test.describe('the prices', () => {
  test('are those of the campaign while it runs, with the list price, and open to everybody (LND-26, BIL-22, BIL-24, BIL-26 to BIL-28)', async ({
    visitor,
  }) => {
    const page = await visitor();
    await page.goto('/pricing');
    for (const plan of ['pro', 'switch'] as const) {
      const { list, amount } = campaignOffer.prices[plan];
      await expect(card(page, name[plan]).getByText(euro(amount), { exact: true })).toBeVisible();
      await expect(card(page, name[plan]).getByText(euro(list), { exact: true })).toBeVisible();
      await expect(card(page, name[plan]).getByText(`-${campaignOffer.percent}%`)).toBeVisible();
    }
    await expect(card(page, 'Starter').getByText('Free', { exact: true })).toBeVisible();
    await expect(card(page, 'Enterprise').getByText('Custom', { exact: true })).toBeVisible();
    await expect(page.getByText('Billed monthly, cancel anytime.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Insights Pack' })).toContainText(`${euro(regularPrice.addon)} once`);
    await expect(card(page, 'Enterprise').getByRole('link')).toHaveAttribute(
      'href',
      'mailto:sales@waymark.example?subject=Enterprise%20Plan%20Inquiry',
    ); // LND-29, BIL-04
    await card(page, 'Starter').getByRole('link', { name: 'Get Started' }).click(); // LND-27
    await arriveAt(page, '/auth');
  });

  test('are the regular ones, without a discount, if the server does not answer', async ({ visitor }) => {
    const page = await visitor({ expected: [/status of 500/] });
    await breakCall(page, '/v1/plans');
    await page.goto('/pricing');
    await expect(card(page, name.pro).getByText(euro(regularPrice.pro), { exact: true })).toBeVisible();
    await expect(card(page, name.switch).getByText(euro(regularPrice.switch), { exact: true })).toBeVisible();
    await expect(page.getByText('-30%')).toHaveCount(0);
  });

  test('are on the home page, too, where the hero keeps the regular one (NAV-08, BIL-29, BIL-21, LND-18)', async ({
    newPerson,
  }) => {
    const { page } = await newPerson();
    await page.goto('/#pricing');
    await expect(page.getByRole('heading', { name: 'Plans and prices' })).toBeVisible();
    await expect(page.locator('#pricing')).toBeInViewport();
    await expect(card(page, name.pro).getByText(euro(campaignOffer.prices.pro.amount), { exact: true })).toBeVisible();
    await expect(page.getByText('Insights Pack')).toHaveCount(0); // BIL-26
    // today's price is shown beside each button that names the regular price
    const today = `In the sale, Pro costs ${euro(campaignOffer.prices.pro.amount)}/mo if you start by`;
    await expect(page.locator('#hero').getByText(today)).toBeVisible();
    await expect(page.locator('#dashboard').getByText(today)).toBeVisible();
    await page.getByRole('button', { name: `Upgrade — ${euro(regularPrice.pro)}/mo` }).click();
    await expect(confirmation(page).getByText(euro(campaignOffer.prices.pro.amount), { exact: true })).toBeVisible();
  });

  test('a plan chosen by a visitor waits behind sign-in (LND-30, LND-31)', async ({ visitor, stack }) => {
    const person = await stack.signUpAndIn();
    const page = await visitor();
    await page.goto('/pricing');
    await page.getByRole('button', { name: start.switch }).click();
    await page.waitForURL((url) => url.pathname === '/auth');
    await fillSignIn(page, person.email);
    await expect(confirmation(page).getByText(name.switch)).toBeVisible();
    expect(pathOf(page)).toBe('/pricing');
  });
});

test.describe('the confirmation', () => {
  test('asks for the terms, states the amount, and starts afresh each time (DLG-01 to DLG-03, DLG-05)', async ({
    newPerson,
  }) => {
    const { page } = await newPerson();
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('create-checkout') && asked.push(request.url()));
    await page.goto('/pricing');
    await page.getByRole('button', { name: start.pro }).click();
    const dialog = confirmation(page);
    const box = dialog.getByRole('checkbox');
    await expect(box).not.toBeChecked();
    await expect(dialog.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute('href', '/terms');
    await expect(dialog.getByText(`You pay ${euro(campaignOffer.prices.pro.amount)} today`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Proceed to payment' }).click();
    await expect(
      dialog.getByText('You must accept the terms and conditions to proceed', { exact: true }),
    ).toBeVisible();
    expect(asked).toEqual([]);
    await box.check();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: start.pro }).click();
    await expect(box).not.toBeChecked();
    await expect(dialog.getByText('You must accept the terms and conditions to proceed')).toHaveCount(0);

    // after a confirmed close, too: 300 ms later nothing of it is left
    await dialog.getByRole('button', { name: 'Proceed to payment' }).click();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const tab = await proceed(page);
    await expect(dialog).toHaveCount(0);
    await page.clock.runFor(300);
    await page.getByRole('button', { name: start.pro }).click();
    await expect(box).not.toBeChecked();
    await expect(dialog.getByText('You must accept the terms and conditions to proceed')).toHaveCount(0);
    await tab.close();
  });

  test('confirms only a price that was shown: not one still loading, and none that has changed (D-05)', async ({
    newPerson,
  }) => {
    const { page } = await newPerson();
    const answers = { first: Promise.withResolvers<void>(), second: Promise.withResolvers<void>() };
    let asked = 0;
    await page.route('**/api/v1/plans', async (route) => {
      asked += 1;
      await (asked === 1 ? answers.first : answers.second).promise;
      const answer = await (await route.fetch()).json();
      const campaign = asked === 1 ? { ...answer.campaign, ends_at: answer.now } : null;
      await route.fulfill({ json: { ...answer, campaign } });
    });
    await page.goto('/pricing');
    await page.getByRole('button', { name: start.pro }).click();
    const dialog = confirmation(page);
    const proceedButton = dialog.getByRole('button', { name: 'Proceed to payment' });
    await dialog.getByRole('checkbox').check();
    await expect(dialog).not.toContainText('€');
    await expect(proceedButton).toHaveAttribute('aria-busy', 'true');
    answers.first.resolve();
    await expect(dialog.getByText(`You pay ${euro(campaignOffer.prices.pro.amount)} today`)).toBeVisible();
    await expect(dialog.getByRole('checkbox')).toBeChecked();
    answers.second.resolve();
    await expect(dialog.getByText('The price has changed')).toBeVisible();
    await expect(dialog.getByText(`You pay ${euro(regularPrice.pro)} today`)).toBeVisible();
    await expect(dialog.getByRole('checkbox')).not.toBeChecked();
    const tab = await proceed(page);
    await expect(chargeOf(tab)).toHaveText(euro(regularPrice.pro));
  });

  test('says what went wrong in a toast, and no tab stays (DLG-05, BIL-12, BIL-15, BIL-17)', async ({ newPerson }) => {
    const { page } = await newPerson({ expected: [/status of (401|403|500)/] });
    await page.goto('/pricing');
    const fail = async () => {
      await page.getByRole('button', { name: start.pro }).click();
      await expect(confirmation(page).getByRole('checkbox')).not.toBeChecked();
      await confirmation(page).getByRole('checkbox').check();
      await confirmation(page).getByRole('button', { name: 'Proceed to payment' }).click();
    };
    const mend = await breakCall(page, '/create-checkout');
    await fail();
    await expect(toastOf(page, 'Error')).toBeVisible();
    await expect(toastOf(page, 'Failed to create checkout session. Please try again.')).toBeVisible();
    await mend();
    const error = { code: 'FORBIDDEN', message: 'Not today', correlationId: 'test' };
    await page.route('**/api/create-checkout', (route) => route.fulfill({ status: 403, json: { error } }));
    await fail();
    await expect(toastOf(page, 'Not today')).toBeVisible();
    await page.unroute('**/api/create-checkout');
    await page.route('**/api/create-checkout', (route) => route.fulfill({ status: 401, json: { error } }));
    await fail();
    await expect(toastOf(page, 'Must be logged in to create checkout')).toBeVisible();
    await expect.poll(() => page.context().pages().length).toBe(1);
  });

  test('opens nothing that would charge another amount than it named', async ({ newPerson }) => {
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

  test('shows a link if the browser blocks new tabs (D-42)', async ({ newPerson, stack }) => {
    const { page } = await newPerson();
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/pricing');
    await page.getByRole('button', { name: start.pro }).click();
    await confirmation(page).getByRole('checkbox').check();
    await confirmation(page).getByRole('button', { name: 'Proceed to payment' }).click();
    const link = page.getByRole('link', { name: 'Open the payment page' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('href', new RegExp(stack.endpoints.stripe));
  });
});

for (const plan of ['pro', 'switch'] as const)
  test.describe(`buying ${plan}`, () => {
    const tier = plan === 'pro' ? 'Pro' : 'Max';

    test('goes by card, terms and payment page to the plan, at the price that was named (BIL-09, BIL-10, BIL-19, BIL-20, LND-07 to LND-09, LND-13, LND-32, DLG-04)', async ({
      newPerson,
      billing,
    }) => {
      const { person, page } = await newPerson();
      await page.goto('/pricing');
      await page.getByRole('button', { name: start[plan] }).click();
      // campaign prices load after the page
      await expect(
        confirmation(page).getByText(euro(campaignOffer.prices[plan].amount), { exact: true }),
      ).toBeVisible();
      const asked = page.waitForRequest('**/api/create-checkout');
      const tab = await proceed(page);
      expect((await asked).postDataJSON()).toEqual({ plan, termsAccepted: true, campaign: expect.any(String) });
      await expect(confirmation(page)).toHaveCount(0);
      await expect(toastOf(page, 'The payment page is open in another tab')).toBeVisible();
      expect(await tab.evaluate(() => window.opener)).toBeNull();
      await expect(chargeOf(tab)).toHaveText(euro(campaignOffer.prices[plan].amount));

      await pay(tab);
      await expect(toastOf(tab, 'Payment successful')).toBeVisible();
      await expect(toastOf(tab, 'Your subscription is now active.')).toBeVisible();
      await expect(premium(tab)).toBeVisible();
      await tab.waitForURL('/pricing'); // back where it was chosen (U12)
      await expectClearedHash(tab, 'Payment successful');
      await expect(premium(page)).toBeVisible(); // the original tab notices without a reload
      await expect(card(page, name[plan]).getByText('Your plan')).toBeVisible();
      expect(await billing.subscription(person)).toMatchObject({ subscribed: true, subscription_tier: tier });
      expect((await billing.summary(person)).plan).toBe(tier);
      const upgrades = await page.getByRole('button', { name: 'Change to Max' }).count();
      expect(upgrades).toBe(plan === 'pro' ? 1 : 0); // BIL-18
      await expect(page.getByRole('button', { name: /^Start/ })).toHaveCount(0);
      const own = tab.getByRole('region', { name: `You are on ${tier}` });
      await expect(own.getByRole('link', { name: 'Resume builder' })).toHaveAttribute('href', '/resume-builder');
    });
  });

test.describe('not buying', () => {
  test('a card that is declined charges nothing, and another one does (BIL-20)', async ({ newPerson, billing }) => {
    const { person, page } = await newPerson({ expected: [/status of 402/] });
    await page.goto('/pricing');
    await page.getByRole('button', { name: start.pro }).click();
    const tab = await proceed(page);
    await pay(tab, { ...acceptedCard, number: '4000 0000 0000 0002' });
    await expect(tab.getByRole('alert').getByText('Your card was declined.')).toBeVisible();
    expect((await billing.subscription(person)).subscribed).toBe(false);
    await pay(tab);
    await expect(toastOf(tab, 'Payment successful')).toBeVisible();
  });

  test('canceling on the payment page is reported, once (LND-10, BIL-20, D-27)', async ({ newPerson, billing }) => {
    const { person, page } = await newPerson();
    await page.goto('/pricing');
    await page.getByRole('button', { name: start.pro }).click();
    const tab = await proceed(page);
    await tab.getByRole('link', { name: 'Cancel and go back' }).click();
    await expect(toastOf(tab, 'Checkout canceled')).toBeVisible();
    await expect(toastOf(tab, 'You can try again anytime.')).toBeVisible();
    await expectClearedHash(tab, 'Checkout canceled');
    expect((await billing.subscription(person)).subscribed).toBe(false);
  });

  test('the hash alone makes nobody a subscriber (D-39)', async ({ newPerson }) => {
    const { page } = await newPerson();
    await page.goto('/#checkout-success');
    await expect(toastOf(page, 'Your payment is still being processed')).toBeVisible();
    await expect(page.getByText('Payment successful')).toHaveCount(0);
    await expect(premium(page)).toHaveCount(0);
    await expectClearedHash(page, 'Your payment is still being processed');
  });

  test('a payment counts when its late event arrives, not before (D-39)', async ({ newPerson, billing }) => {
    const { page } = await newPerson();
    await page.goto('/pricing');
    await page.getByRole('button', { name: start.pro }).click();
    const tab = await proceed(page);
    await billing.mode('hold');
    const looked = tab.waitForResponse('**/api/check-subscription');
    await pay(tab);
    await expect(tab.getByText('Confirming your payment')).toBeVisible();
    expect(await (await looked).json()).toMatchObject({ subscribed: false });
    // the notice waits at most 15 s: hold the next check until the event has been processed
    const answer = await holdRequests(tab, '**/api/check-subscription');
    await billing.mode('normal');
    await billing.settled();
    answer();
    await expect(toastOf(tab, 'Payment successful')).toBeVisible();
  });
});

test.describe('what follows a purchase', () => {
  test('an Insights Pack is sold to subscribers, from the usage page (BIL-03, BIL-05, BIL-25, GAT-18, GAT-19, D-40)', async ({
    pageOf,
    newPerson,
    customer,
  }) => {
    const person = await customer('pro');
    const page = await pageOf(person);
    await page.goto('/usage');
    await expect(page.getByText(`${euro(regularPrice.addon)} once`).first()).toBeVisible();
    await page.getByRole('button', { name: 'Add an Insights Pack' }).click();
    await expect(confirmation(page).getByText(euro(regularPrice.addon), { exact: true })).toBeVisible();
    const tab = await proceed(page);
    await expect(chargeOf(tab)).toHaveText(euro(regularPrice.addon));
    await pay(tab);
    await expect(toastOf(tab, 'Your Insights Pack is now active.')).toBeVisible();
    await tab.goto('/usage');
    await expect(tab.getByText('0/3 used')).toBeVisible(); // industry reports: 2 and 1
    await expect(tab.getByText('0/7 used')).toBeVisible(); // trends: 5 and 2
    await expect(tab.getByText('With 1 Insights Pack.')).toBeVisible();
    const free = await newPerson();
    await free.page.goto('/usage');
    await expect(free.page.getByRole('heading', { name: 'Usage Dashboard' })).toBeVisible();
    await expect(free.page.getByText('Insights Pack')).toHaveCount(0);
  });

  test('Pro becomes Max in place, and the page before paying names what is due (BIL-18, D-40)', async ({
    pageOf,
    billing,
    customer,
  }) => {
    const person = await customer('pro');
    const page = await pageOf(person);
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Change to Max' }).click();
    await expect(confirmation(page).getByText('It replaces your Pro plan')).toBeVisible();
    const tab = await proceed(page);
    await expect(tab.getByText(`then ${euro(campaignOffer.prices.switch.amount)} a month`)).toBeVisible();
    await tab.getByRole('button', { name: /^Change and pay/ }).click();
    await expect(toastOf(tab, 'Payment successful')).toBeVisible();
    expect((await billing.subscription(person)).subscription_tier).toBe('Max');
    const stripe = billing.stripe();
    const [record] = (await stripe.customers.list({ email: person.email })).data;
    const { data } = await stripe.subscriptions.list({ customer: record!.id, status: 'all' });
    expect(data).toHaveLength(1);
  });

  test('is cancelled and resumed at the provider, and the usage page says how the plan goes on (BIL-11, D-41, LND-19, LND-20)', async ({
    pageOf,
    billing,
    customer,
  }) => {
    const person = await customer('pro');
    const page = await pageOf(person);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Start Analysis' })).toHaveAttribute('href', '/career-path/new');
    const portal = await newTab(page, () => page.getByRole('button', { name: 'Manage Plan' }).first().click());
    await portal.getByRole('link', { name: 'Cancel plan' }).click();
    await portal.getByRole('button', { name: 'Cancel plan' }).click();
    await expect(portal.getByRole('button', { name: 'Keep the plan' })).toBeVisible();
    await billing.settled();
    await page.goto('/usage');
    await expect(
      page.getByText(/Canceled: Pro stays until \w+ \d+, \d{4}\. From then on the account is Free/),
    ).toBeVisible();
    await page.goto('/account');
    await expect(page.getByText(/Canceled: Pro stays until .+ Your results stay until \w+ \d+, \d{4}\./)).toBeVisible();
    await portal.getByRole('button', { name: 'Keep the plan' }).click();
    await expect(portal.getByRole('link', { name: 'Cancel plan' })).toBeVisible();
    await billing.settled();
    await portal.getByRole('link', { name: /Back to/ }).click();
    await expect(portal.getByText(/Renews on \w+ \d+, \d{4}\./)).toBeVisible();
    expect(pathOf(portal)).toBe('/usage');
  });

  test('a portal that cannot be opened says so (BIL-14, BIL-16, BIL-17)', async ({ pageOf, customer }) => {
    const person = await customer('pro');
    const page = await pageOf(person, { expected: [/status of (401|500)/] });
    await page.goto('/usage');
    const manage = page.getByRole('button', { name: 'Manage Plan' });
    const error = { code: 'UNAUTHORIZED', message: 'No', correlationId: 'test' };
    await page.route('**/api/customer-portal', (route) => route.fulfill({ status: 401, json: { error } }));
    await manage.click();
    await expect(toastOf(page, 'Must be logged in to access customer portal')).toBeVisible();
    await page.unroute('**/api/customer-portal');
    await breakCall(page, '/customer-portal');
    await manage.click();
    await expect(toastOf(page, 'Failed to open customer portal. Please try again.')).toBeVisible();
    await expect.poll(() => page.context().pages().length).toBe(1);
  });
});
