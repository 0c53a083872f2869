import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkoutFor, startAccount, subscriber, type TestAccount } from './support.ts';

let account: TestAccount;
beforeAll(async () => {
  account = await startAccount();
});
afterAll(() => account.remove());

const call = (method: string, path: string, body?: string, headers: Record<string, string> = {}) =>
  fetch(`${account.endpoint}${path}`, {
    method,
    ...(body !== undefined && { body }),
    headers: {
      authorization: `Bearer ${account.secretKey}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });

const bodies = [
  '',
  '=',
  '&&&',
  '%',
  '%zz=%zz',
  'a[b',
  'a]b=1',
  '[a]=1',
  'a[][][]=1',
  '__proto__[polluted]=1',
  'metadata[__proto__]=1',
  'metadata[constructor][prototype][polluted]=1',
  'metadata=1&metadata[a]=2',
  'metadata[a]=1&metadata=2',
  `metadata[${'a'.repeat(600)}]=1`,
  `a${'[b]'.repeat(50)}=1`,
  Array.from({ length: 1500 }, (_, index) => `metadata[k${index}]=1`).join('&'),
  'email=%00%ff',
  'expand[]=__proto__',
  'expand[]=constructor.prototype',
  'expand=data',
  'expand[0][a]=b',
  'limit=1e9',
  'limit=-1',
  'items[0][quantity]=99999999999999999999',
  'line_items[99999999][price]=x&mode=payment&success_url=https://a.test',
  'line_items[0]=x&mode=payment&success_url=https://a.test',
  'flow_data[type]=constructor&customer=x',
  '{"json": true}',
  'x'.repeat(300_000),
];

describe('hostile input is refused, never a fault of ours', () => {
  it('in every operation', { timeout: 120_000 }, async () => {
    const complaint = vi.spyOn(console, 'error');
    const { customer, subscription, session } = await subscriber(account);
    const paths = [
      '/v1/customers',
      `/v1/customers/${customer.id}`,
      '/v1/products',
      '/v1/prices',
      '/v1/coupons',
      '/v1/checkout/sessions',
      `/v1/checkout/sessions/${session.id}`,
      `/v1/subscriptions/${subscription.id}`,
      '/v1/invoices/create_preview',
      '/v1/refunds',
      '/v1/billing_portal/sessions',
      '/v1/events',
      '/v1/subscriptions',
      '/v1/invoices',
      '/v1/customers/%00',
      '/v1/customers/%E0%A4%A',
      "/v1/customers/'%20OR%201=1",
      '/v1/__proto__',
      '/v1/',
    ];
    for (const path of paths)
      for (const body of bodies) {
        const answers = [await call('POST', path, body)];
        if (body.length < 8_000) answers.push(await call('GET', `${path}?${body}`));
        for (const answer of answers) {
          const [sent, text] = [`${answer.url} ${body.slice(0, 80)}`, await answer.text()];
          expect([sent, answer.status < 500, text[0]]).toEqual([sent, true, '{']);
        }
      }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
    expect((await account.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  });

  it('in headers', async () => {
    for (const headers of [
      { authorization: 'Bearer' },
      { authorization: 'Basic %%%' },
      { authorization: `Bearer ${'x'.repeat(5000)}` },
      { 'stripe-version': '__proto__' },
      { 'idempotency-key': 'k'.repeat(300) },
    ]) {
      const { status } = await call('POST', '/v1/customers', '', headers as unknown as Record<string, string>);
      expect([400, 401]).toContain(status);
    }
  });

  it('on the pages: nothing that was typed in runs there, and no other host name leads there', async () => {
    const script = '<script>alert(1)</script>';
    const customer = await account.stripe.customers.create({ email: `"${script}"@example.com` });
    const { url } = await checkoutFor(account, customer.id);
    const answer = await fetch(url!, {
      method: 'POST',
      body: new URLSearchParams({ number: `${script}"'>`, expiry: script, cvc: script }),
    });
    expect(answer.status).toBe(402);
    expect(await answer.text()).not.toContain('<script');
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://app.example.test;");
    for (const path of ['/c/pay/cs_test_none', '/p/session/bps_none', '/i/in_none/x', '/', '/c/pay/', '/c/pay/%2e%2e'])
      expect([path, [404, 410].includes((await fetch(`${account.endpoint}${path}`)).status)]).toEqual([path, true]);
    for (const body of bodies) expect((await fetch(url!, { method: 'POST', body })).status).toBeLessThan(500);

    const { port } = new URL(account.endpoint);
    const status = await new Promise((done) => {
      request({ port, host: '127.0.0.1', path: '/', headers: { host: 'evil.example' } }, (response) => {
        response.resume();
        done(response.statusCode);
      }).end();
    });
    expect(status).toBe(403);
  });

  it('a caller that goes away in the middle of a request does no harm', async () => {
    const { port } = new URL(account.endpoint);
    const complaint = vi.spyOn(console, 'error');
    await new Promise<void>((done) => {
      const half = request({
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/v1/customers',
        headers: { 'content-length': '100' },
      });
      half.on('error', () => done());
      half.write('email=');
      setTimeout(() => half.destroy(new Error('gone')), 50);
    });
    expect((await account.stripe.customers.list()).object).toBe('list');
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });
});
