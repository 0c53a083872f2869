import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { localNow } from '#infra/local/clock.ts';
import { cards, day, refusal, subscriber, type TestAccount } from '#test/support/billing/stripe-stand-in.ts';
import { withStillAccount } from './still-account.ts';

let account: TestAccount;
let stripe: Stripe;
withStillAccount((started) => {
  account = started;
  stripe = account.stripe;
});

const return_url = 'http://app.example.test/usage';
const portalOf = (customer: string, flow_data?: Stripe.BillingPortal.SessionCreateParams.FlowData) =>
  stripe.billingPortal.sessions.create({ customer, return_url, ...(flow_data && { flow_data }) });
const look = async (url: string) => (await fetch(url)).text();
const send = (url: string, fields: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
const whereTo = async (answer: Promise<Response>) => {
  const { status, headers } = await answer;
  return `${status} ${headers.get('location')}`;
};
const current = ({ id }: Stripe.Subscription) => stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });

describe('the portal (BIL-11)', () => {
  it('changes the plan for exactly the sum that it showed (D-40)', async () => {
    const { customer, subscription } = await subscriber(account);
    await account.pass(10 * day);
    const { url } = await portalOf(customer.id);
    const page = `${url}/change/${account.prices.switch}`;
    const html = await look(page);
    const shown = /Change and pay €([\d.]+)</.exec(html)?.[1];
    const at = /name="at" value="(\d+)"/.exec(html)?.[1] ?? '';
    await account.pass(50 * 60_000); // the time a person takes to read
    expect(await whereTo(send(page, { at }))).toBe(`303 ${new URL(url).pathname}`);
    const after = await current(subscription);
    expect(after.items.data[0]?.price.id).toBe(account.prices.switch);
    expect((after.latest_invoice as Stripe.Invoice).amount_paid / 100).toBe(Number(shown));
    expect(await look(page)).toContain('This is your plan already');
    expect(await look(url)).toContain('Change to Waymark Pro');
  });

  it('does not let anybody choose the moment from which the sum is reckoned', async () => {
    const { customer, subscription } = await subscriber(account);
    const { current_period_end: end } = subscription.items.data[0]!;
    const { url } = await portalOf(customer.id);
    await send(`${url}/change/${account.prices.switch}`, { at: String(end) });
    expect((await current(subscription)).latest_invoice).toMatchObject({ amount_paid: 1500 });
  });

  it('ends the plan with its period, as Stripe does in the flexible billing mode, and takes that back', async () => {
    const { customer, subscription } = await subscriber(account);
    const { url } = await portalOf(customer.id);
    expect(await look(`${url}/cancel`)).toContain('You keep the plan until');
    expect(await whereTo(send(`${url}/cancel`))).toBe(`303 ${new URL(url).pathname}`);
    const end = subscription.items.data[0]!.current_period_end;
    expect(await current(subscription)).toMatchObject({
      status: 'active',
      cancel_at: end,
      cancel_at_period_end: false,
    });
    expect(await look(url)).toMatch(/<dt>Ends<\/dt>[\s\S]*Keep the plan/);
    await send(`${url}/resume`);
    expect(await current(subscription)).toMatchObject({ status: 'active', cancel_at: null, canceled_at: null });
    await send(`${url}/cancel`);
    await account.pass(end * 1000 - localNow() + 1000);
    expect((await current(subscription)).status).toBe('canceled');
  });

  it('takes another card, which pays what is owed', async () => {
    const { customer, subscription } = await subscriber(account, 'pro', cards.failsLater);
    await account.pass(32 * day);
    expect((await current(subscription)).status).toBe('past_due');
    const { url } = await portalOf(customer.id);
    expect(await look(url)).toContain('The last payment failed');
    const declined = await send(`${url}/card`, { number: cards.declined, expiry: '12/40', cvc: '123' });
    expect([declined.status, (await declined.text()).includes('Your card was declined.')]).toEqual([402, true]);
    await send(`${url}/card`, { number: cards.failsLater, expiry: '12/40', cvc: '123' });
    expect(await current(subscription)).toMatchObject({ status: 'past_due', latest_invoice: { attempt_count: 2 } });
    await send(`${url}/card`, { number: cards.good, expiry: '12/40', cvc: '123' });
    expect(await current(subscription)).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } });
    await account.pass(31 * day);
    expect((await current(subscription)).status).toBe('active');
  });

  it('opens with the one thing it was made for, and returns from there', async () => {
    const { customer, subscription } = await subscriber(account);
    const item = subscription.items.data[0]!;
    const after_completion = { type: 'redirect', redirect: { return_url: `${return_url}#changed` } } as const;
    const confirm = (items: { id: string; price: string }[], owner = customer.id) =>
      portalOf(owner, {
        type: 'subscription_update_confirm',
        subscription_update_confirm: { subscription: subscription.id, items },
        after_completion,
      });
    const portal = await confirm([{ id: item.id, price: account.prices.switch }]);
    const html = await look(portal.url);
    expect(html).toContain('Change and pay €15.00');
    expect(html).toContain(`href="${return_url}"`);
    const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(await whereTo(send(`${account.endpoint}${action}`))).toBe(`303 ${return_url}#changed`);
    expect((await current(subscription)).items.data[0]?.price.id).toBe(account.prices.switch);
    const other = (await account.customer()).id;
    expect(await refusal(confirm([{ id: item.id, price: account.prices.pro }], other))).toMatch(/^400/);
    expect(await refusal(confirm([{ id: 'si_none', price: account.prices.pro }]))).toMatch(/resource_missing/);
  });

  it('is open for an hour, and to nobody who guesses', async () => {
    const { url } = await portalOf((await account.customer()).id);
    expect((await fetch(url)).status).toBe(200);
    expect((await fetch(`${url}x`)).status).toBe(410);
    expect((await fetch(url.slice(0, -1))).status).toBe(410);
    await account.pass(3_600_000);
    expect((await fetch(url)).status).toBe(410);
  });
});
