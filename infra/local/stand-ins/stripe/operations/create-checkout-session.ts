import * as z from 'zod/mini';
import { createCheckout } from '#infra/local/stand-ins/stripe/billing/checkout.ts';
import { requireCustomer } from '#infra/local/stand-ins/stripe/billing/customers.ts';
import { operation } from '#infra/local/stand-ins/stripe/request/operation.ts';
import { expand, id, link, quantity } from '#infra/local/stand-ins/stripe/request/params.ts';
import { failForSentinel } from '#infra/local/stand-ins/stripe/sentinels.ts';

export const createCheckoutSession = operation({
  method: 'POST',
  path: '/v1/checkout/sessions',
  params: z.strictObject({
    mode: z.enum(['payment', 'subscription']),
    line_items: z
      .array(z.strictObject({ price: id, quantity: z._default(quantity, 1) }))
      .check(z.minLength(1), z.maxLength(20)),
    discounts: z.optional(
      z.array(z.strictObject({ coupon: id })).check(z.maxLength(1, 'You may only specify one discount')),
    ),
    consent_collection: z.optional(z.strictObject({ terms_of_service: z.literal('required') })),
    customer: id,
    client_reference_id: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    success_url: link,
    cancel_url: z.optional(link),
    expand,
  }),
  run(work, params) {
    const customer = requireCustomer(work, params.customer, 'customer');
    failForSentinel(customer.email);
    return createCheckout(work, {
      mode: params.mode,
      lineItems: params.line_items,
      coupon: params.discounts?.[0]?.coupon ?? null,
      customer: customer.id,
      asksForTerms: params.consent_collection !== undefined,
      clientReferenceId: params.client_reference_id ?? null,
      successUrl: params.success_url,
      cancelUrl: params.cancel_url ?? null,
    });
  },
});
