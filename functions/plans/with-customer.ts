import { type Billing, customersOf } from '#functions/data/account/account.ts';
import type { Actor } from '#functions/data/account/change.ts';
import { claimCustomer } from '#functions/data/customer/customer.ts';
import type { Log } from '#functions/outside/log.ts';
import { createCustomer } from '#functions/outside/stripe/checkout.ts';
import { CustomerGone } from '#functions/outside/stripe/stripe.ts';

/** The person's customer at the payment provider. */
export interface Customer {
  id: string;
  /** the current customer and those it replaced */
  all: string[];
}

const customerOf = (billing: Billing): Customer => ({ id: billing.customer!, all: customersOf(billing) });

/**
 * Runs `work` with the caller's customer, creating it on first use. A customer deleted at the provider is replaced the
 * same way, and `work` runs again with the new one.
 */
export async function withCustomer<T>(
  actor: Actor & { log: Log },
  { billing, email }: { billing: Billing; email: string },
  work: (customer: Customer) => Promise<T>,
): Promise<T> {
  const { sub } = actor.user;
  const claim = async (gone: string | null) =>
    customerOf(await claimCustomer(actor, await createCustomer(sub, email, gone), gone));
  const customer = billing.customer ? customerOf(billing) : await claim(null);
  try {
    return await work(customer);
  } catch (error) {
    if (!(error instanceof CustomerGone)) throw error;
    actor.log.info('customer-replaced', { sub, customer: customer.id });
    return work(await claim(customer.id));
  }
}
