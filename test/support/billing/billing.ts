import Stripe from 'stripe';
import type { DeliveryMode } from '#infra/local/stand-ins/stripe/webhooks/delivery-modes.ts';
import { api } from '#shared/api.ts';
import type { Input } from '#shared/lib/route.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import type { Stack } from '#test/support/stack/stack.ts';

type CheckoutInput = Input<typeof api.plans.createCheckout>;

/** Requests that the stand-in received. */
export interface StripeRequest {
  method: string;
  path: string;
  status: number;
  idempotencyKey: string | null;
  replayed: boolean;
  params: Record<string, unknown>;
}

export const acceptedCard = { number: '4242424242424242', expiry: '12 / 40', cvc: '123' };
/** Accepted on the payment page, declined at every renewal. */
export const failingCard = { ...acceptedCard, number: '4000000000000341' };

/** A running stack's payment provider, as a person, its dashboard and a test see it. */
export function billingOf(stack: () => Stack) {
  const checkout = (who: SignedIn, input: CheckoutInput, headers?: Record<string, string>) =>
    stack().call(api.plans.createCheckout, input, who.accessToken, headers ? { headers } : {});
  /** pays as a person does, accepting the terms where the page asks for them */
  const pay = async (url: string, card: Record<string, string> = acceptedCard) => {
    const body = new URLSearchParams({ terms_of_service: 'on', ...card });
    const response = await fetch(url, { method: 'POST', body, redirect: 'manual' });
    return { status: response.status, location: response.headers.get('location'), text: await response.text() };
  };
  const subscription = async (who: SignedIn) =>
    (await stack().call(api.plans.checkSubscription, {}, who.accessToken)).body;
  /** error lines that the functions logged */
  const bugs = () =>
    stack()
      .output()
      .split('\n')
      .filter((line) => line.includes('"bug"'))
      .slice(-2)
      .join('\n');
  const deliveries = async () =>
    (await stack().control('/stripe/webhooks')) as {
      waiting: number;
      deliveries: { event: string; type: string; state: string; status: number | null; attempts: number }[];
    };

  return {
    checkout,
    pay,
    subscription,
    deliveries,
    summary: async (who: SignedIn) => (await stack().call(api.plans.getUsageSummary, {}, who.accessToken)).body,
    portal: (who: SignedIn) => stack().call(api.plans.customerPortal, {}, who.accessToken),
    /** Waits until every event so far was answered with 2xx. */
    async settled(timeoutMs = 20_000): Promise<void> {
      const until = performance.now() + timeoutMs;
      for (;;) {
        const { waiting } = await deliveries();
        if (waiting === 0) return;
        if (performance.now() > until)
          throw new Error(
            `events still wait: ${JSON.stringify((await deliveries()).deliveries.slice(0, 3))}\n${bugs()}`,
          );
        await stack().tick('stripe-clock');
      }
    },
    /** Opens a checkout and pays on its page. */
    async buy(who: SignedIn, plan: CheckoutInput['plan'], card?: Record<string, string>): Promise<string> {
      const { status, body, text } = await checkout(who, { plan, termsAccepted: true });
      if (status !== 200) throw new Error(`no checkout: ${status} ${text}`);
      const paid = await pay(body.url, card);
      if (paid.status !== 303) throw new Error(`not paid: ${paid.status} ${paid.text}`);
      return paid.location ?? '';
    },
    mode: (mode: DeliveryMode) => stack().control('/stripe/webhooks', { mode }),
    /** commands only the provider itself can give, see infra/local/stand-ins/stripe/delivery-control.ts */
    command: (body: object) => stack().control('/stripe/webhooks', body),
    tick: (schedule: string) => stack().tick(schedule),
    async requests(path?: string): Promise<StripeRequest[]> {
      const { entries } = (await stack().control('/journal/stripe')) as { entries: StripeRequest[] };
      return path ? entries.filter((entry) => entry.path === path && entry.method === 'POST') : entries;
    },
    /** Stripe's API, as its dashboard uses it. */
    stripe(): Stripe {
      const { hostname, port } = new URL(stack().endpoints.stripe);
      return new Stripe(stack().endpoints.stripeSecretKey, {
        host: hostname,
        port,
        protocol: 'http',
        telemetry: false,
      });
    },
  };
}
