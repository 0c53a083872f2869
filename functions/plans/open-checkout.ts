/** The one page at Stripe on which somebody can pay for a plan, however many tabs ask for it at once (G11). */
import { type CheckoutKind, keepOpenCheckout, openCheckoutOf } from '#functions/data/customer.ts';
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

interface Request {
  customer: string;
  plan: CheckoutPlan;
  campaign: Campaign | null;
  /** what was promised, in cents */
  amount: number;
  log: Log;
}

export interface Page {
  url: string;
  amount: number;
  kind: 'checkout' | 'portal';
}

const tries = 5;

/** @throws AppError UNAVAILABLE */
export async function openPage(request: Request): Promise<Page> {
  const { customer, plan, amount } = request;
  for (let attempt = 0; attempt < tries; attempt++) {
    const state = plan === 'addon' ? null : await customerState(customer);
    const inPortal = state && (await changeInPortal(request, state));
    if (inPortal) return { url: inPortal, amount, kind: 'portal' };
    const checkout = await checkoutOf(request, state);
    if (checkout?.url) return { url: checkout.url, amount, kind: 'checkout' };
    // something was paid or replaced at this very moment: look again
  }
  throw new AppError('UNAVAILABLE', 'Another checkout is being opened. Please try again.', { retryAfterSeconds: 1 });
}

/** Whoever has a plan that runs changes that one, and never gets a second (D-40). */
async function changeInPortal(request: Request, { subscriptions, items }: CustomerState): Promise<string | null> {
  const running = subscriptions.find((each) => each.plan && isLive(each));
  if (!running) return null;
  const changeable = (running.status === 'active' || running.status === 'trialing') && running.plan !== request.plan;
  if (!changeable) return openPortal(request.customer);
  return openPlanChange(request, { id: running.id, item: items.get(running.id)! });
}

/** A checkout that is recorded as the open one of its kind; null when the state has moved meanwhile. */
async function checkoutOf(request: Request, state: CustomerState | null): Promise<Checkout | null> {
  const { customer, plan, amount, log } = request;
  const kind: CheckoutKind = plan === 'addon' ? 'pack' : 'plan';
  const recorded = await openCheckoutOf(customer, kind);
  if (recorded) {
    const known = await findCheckout(recorded.id);
    const same = recorded.plan === plan && recorded.amount === amount;
    if (known.status === 'open' && same) return known;
    if (known.status === 'open' && !(await expireCheckout(recorded.id))) return null;
    // paid after the subscriptions were read
    const { subscription } = known;
    if (subscription && !state?.subscriptions.some(({ id }) => id === subscription)) return null;
  }
  const key = ['checkout', customer, plan, amount, request.campaign?.id ?? '', recorded?.id ?? 'first'].join(':');
  const made = await createCheckout(request, key);
  if (made.amount !== amount) {
    await expireCheckout(made.id);
    log.error('wrong-price', new Error(`Stripe would charge ${made.amount} for ${plan}, not ${amount}`));
    throw new AppError('UNAVAILABLE', 'This plan cannot be bought right now. Please try again later.');
  }
  if (await keepOpenCheckout(customer, kind, recorded, { id: made.id, plan, amount })) return made;
  await expireCheckout(made.id);
  return null;
}
