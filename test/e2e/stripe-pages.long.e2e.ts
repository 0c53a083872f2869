import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { rulesOfLooks, violations } from '#test/support/browser/axe.ts';
import { test as browserTest, expect, type PageOptions } from '#test/support/browser/browser-test.ts';
import { onDeskAndPhone, overflow, themes } from '#test/support/browser/views.ts';
import { cards, checkoutFor, startAccount, subscriber, type TestAccount } from '../support/billing/stripe-stand-in.ts';

const test = browserTest.extend<{ opened: (url: string, options?: PageOptions) => Promise<Page> }>({
  opened: ({ newPage }, use) =>
    use(async (url, options) => {
      const page = await newPage(options);
      await page.goto(url);
      return page;
    }),
});
test.describe.configure({ mode: 'default' }); // all tests share one account at the stand-in

let account: TestAccount;
/** The product has another origin, as on the local stack; here it is an empty page. */
const product = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<title>App</title>');
});
let app = '';
test.beforeAll(async () => {
  account = await startAccount();
  await new Promise<void>((done) => product.listen(0, '127.0.0.1', done));
  app = `http://127.0.0.1:${(product.address() as AddressInfo).port}`;
});
test.afterAll(async () => {
  product.close();
  product.closeAllConnections();
  await account.remove();
});

const back = (hash: string) => `${app}/#${hash}`;
const arrival = (page: Page, hash: string) => page.waitForURL(back(hash));

const checkout = async (plan: 'pro' | 'addon' = 'pro', more: object = {}) =>
  checkoutFor(account, (await account.customer()).id, plan, {
    ...more,
    success_url: back('checkout-success'),
    cancel_url: back('checkout-cancelled'),
  });

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12 / 40');
  await page.getByLabel('Security code').fill('123');
}

/** WCAG 2.2 AA as far as axe checks it, and nothing wider than the screen. */
async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
}

test.describe('the payment page in a browser', () => {
  test('declines a card in words, takes another, and returns to the app (BIL-19, BIL-20)', async ({ opened }) => {
    const session = await checkout();
    const page = await opened(session.url!, { expected: [/status of 402/] });
    await fillCard(page, cards.declined);
    await page.getByRole('button', { name: 'Subscribe and pay €19.90' }).click();
    await expect(page.getByRole('alert').getByText('Your card was declined.')).toBeVisible();
    await expectAccessible(page);
    await fillCard(page, cards.good);
    await page.keyboard.press('Enter');
    await arrival(page, 'checkout-success');
    expect((await account.stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
  });

  test('can be left without paying', async ({ opened }) => {
    const session = await checkout('addon');
    const page = await opened(session.url!, { width: 390 });
    await page.getByRole('link', { name: 'Cancel and go back' }).click();
    await arrival(page, 'checkout-cancelled');
    expect((await account.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
  });
});

test.describe('the portal in a browser', () => {
  test('changes the plan, cancels and resumes by keyboard', async ({ opened }) => {
    const { customer } = await subscriber(account);
    const portal = await account.stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: back('back'),
    });
    const page = await opened(portal.url, { width: 390 });
    await page.getByRole('link', { name: 'Change to Waymark Max' }).click();
    await page.getByRole('button', { name: 'Change and pay €15.00' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('€34.90 a month')).toBeVisible();
    await page.getByRole('link', { name: 'Cancel plan' }).click();
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await page.getByRole('button', { name: 'Keep the plan' }).click();
    await expect(page.getByRole('link', { name: 'Cancel plan' })).toBeVisible();
    await page.getByRole('link', { name: /-0002$/ }).click();
    await expect(page.getByRole('heading', { name: /^Invoice/ })).toBeVisible();
    await page.goto(portal.url);
    await page.getByRole('link', { name: 'Back to Waymark' }).click();
    await arrival(page, 'back');
  });
});

test.describe('every page', () => {
  test('is accessible and fits, on desk and phone, by day and by night', async ({ opened }) => {
    const { customer, session, subscription } = await subscriber(account);
    const portal = await account.stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: back('back'),
    });
    const invoice = await account.stripe.invoices.retrieve(String(subscription.latest_invoice));
    const paths = {
      pay: (await checkout()).url!,
      'pay-terms': (await checkout('pro', { consent_collection: { terms_of_service: 'required' } })).url!,
      paid: `${account.endpoint}/c/pay/${session.id}`,
      portal: portal.url,
      'portal-change': `${portal.url}/change/${account.prices.switch}`,
      'portal-cancel': `${portal.url}/cancel`,
      'portal-card': `${portal.url}/card`,
      invoice: invoice.hosted_invoice_url!,
    };
    const page = await opened(portal.url);
    for (const [name, path] of Object.entries(paths)) {
      await page.goto(path);
      await expectAccessible(page);
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme });
        await onDeskAndPhone(page, async ({ width }) => {
          const view = `${name} ${width} ${colorScheme}`;
          expect(await violations(page, { rules: rulesOfLooks }), view).toEqual([]);
          expect(await overflow(page), view).toBeLessThanOrEqual(0);
        });
      }
    }
  });
});
