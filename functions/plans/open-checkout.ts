/** The one Stripe page on which somebody can pay for a plan, however many tabs ask for it at once (G11). */
import { type CheckoutKind, openCheckoutOf, storeOpenCheckout } from '#functions/data/customer/customer.ts';
import type { Log } from '#functions/outside/log.ts';
import {
  type Checkout,
  createCheckout,
  expireCheckout,
  findCheckout,
  openPlanChange,
  openPortal,
} from '#functions/outside/stripe/checkout.ts';
import { type CustomerState, customerState } from '#functions/outside/stripe/customer-state.ts';
import { AppError } from '#shared/lib/errors.ts';
import type { Campaign, CheckoutPlan } from '#shared/plans/prices.ts';
import { isLive } from '#shared/plans/subscription.ts';
import { reportIrregular, reportIrregularState } from './report-irregular.ts';
import type { Customer } from './with-customer.ts';

interface Request {
  sub: string;
  customer: Customer;
  plan: CheckoutPlan;
  campaign: Campaign | null;
  /** the announced amount, in cents */
  amount: number;
  termsAccepted: boolean;
  log: Log;
}

export interface Page {
  url: string;
  amount: number;
  kind: 'checkout' | 'portal';
}

const MAX_ATTEMPTS = 5;

/** @throws AppError UNAVAILABLE */
export async function openPage(request: Request): Promise<Page> {
  const { sub, customer, plan, amount, log } = request;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const state = plan === 'addon' ? null : await customerState(customer.all);
    if (state) reportIrregularState(state, sub, log);
    const inPortal = state && (await changeInPortal(request, state));
    if (inPortal) return { url: inPortal, amount, kind: 'portal' };
    const checkout = await checkoutOf(request, state);
    if (checkout?.url) return { url: checkout.url, amount, kind: 'checkout' };
    // something was paid or replaced just now: look again
  }
  throw new AppError('UNAVAILABLE', 'Another checkout is being opened. Please try again.', { retryAfterSeconds: 1 });
}

/** Whoever already pays for a subscription, at any price, changes that one and never gets a second (D-40). */
async function changeInPortal(request: Request, { subscriptions, items }: CustomerState): Promise<string | null> {
  const live = subscriptions.filter(isLive);
  const running = live.find(({ plan }) => plan) ?? live[0];
  if (!running) return null;
  const item = items.get(running.id)!;
  const isPaid = running.status === 'active' || running.status === 'trialing';
  if (!isPaid || !running.plan || running.plan === request.plan) return openPortal(item.customer);
  return openPlanChange({ ...request, customer: item.customer }, running.id, item);
}

/** The checkout recorded as the open one of its kind; null when the state has changed meanwhile. */
async function checkoutOf(request: Request, state: CustomerState | null): Promise<Checkout | null> {
  const { plan, amount, termsAccepted, log } = request;
  const customer = request.customer.id;
  const kind: CheckoutKind = plan === 'addon' ? 'pack' : 'plan';
  const recorded = await openCheckoutOf(customer, kind);
  if (recorded) {
    const known = await findCheckout(recorded.id);
    const same = recorded.plan === plan && recorded.amount === amount;
    if (known.status === 'open' && same) return known;
    if (known.status === 'open' && !(await expireCheckout(recorded.id))) return null;
    // it was paid after the subscriptions were read
    const { subscription } = known;
    if (subscription && !state?.subscriptions.some(({ id }) => id === subscription)) return null;
  }
  const terms = termsAccepted ? 'accepted' : 'asked';
  const key = ['checkout', customer, plan, amount, request.campaign?.id ?? '', recorded?.id ?? 'first', terms].join(
    ':',
  );
  const created = await createCheckout({ ...request, customer }, key);
  if (created.amount !== amount) {
    await expireCheckout(created.id);
    reportIrregular(log, 'wrong-price', `Stripe would charge ${created.amount} for ${plan}, not ${amount}`, { plan });
    throw new AppError('UNAVAILABLE', 'This plan cannot be bought right now. Please try again later.');
  }
  if (await storeOpenCheckout(customer, kind, recorded, { id: created.id, plan, amount })) return created;
  await expireCheckout(created.id);
  return null;
}
