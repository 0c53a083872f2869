import * as z from 'zod/mini';
import { mergedMetadata } from '#infra/local/stand-ins/stripe/api/metadata.ts';
import { operation } from '#infra/local/stand-ins/stripe/api/operation.ts';
import { expand, flag, id, link, metadata, quantity, time } from '#infra/local/stand-ins/stripe/api/params.ts';
import { createCheckout } from '#infra/local/stand-ins/stripe/billing/checkout.ts';
import { requireCustomer } from '#infra/local/stand-ins/stripe/billing/customers.ts';
import { failForSentinel } from '#infra/local/stand-ins/stripe/sentinels.ts';

const result = z.optional(
  z.strictObject({ metadata, description: z.optional(z.string().check(z.minLength(1), z.maxLength(500))) }),
);

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
    customer: z.optional(id),
    customer_email: z.optional(z.email().check(z.maxLength(512))),
    client_reference_id: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    metadata,
    success_url: link,
    cancel_url: z.optional(link),
    expires_at: z.optional(time),
    locale: z.optional(z.string().check(z.maxLength(10))),
    allow_promotion_codes: z.optional(flag),
    payment_method_types: z.optional(z.array(z.literal('card'))),
    ui_mode: z.optional(z.literal('hosted_page')),
    subscription_data: result,
    payment_intent_data: result,
    expand,
  }),
  run(work, params) {
    const customer = params.customer === undefined ? null : requireCustomer(work, params.customer, 'customer');
    failForSentinel(customer?.email ?? params.customer_email);
    const made = params.mode === 'payment' ? params.payment_intent_data : params.subscription_data;
    return createCheckout(work, {
      mode: params.mode,
      lineItems: params.line_items,
      coupon: params.discounts?.[0]?.coupon ?? null,
      customer: customer?.id ?? null,
      customerEmail: params.customer_email ?? null,
      clientReferenceId: params.client_reference_id ?? null,
      metadata: mergedMetadata(null, params.metadata),
      successUrl: params.success_url,
      cancelUrl: params.cancel_url ?? null,
      expiresAt: params.expires_at ?? null,
      locale: params.locale ?? null,
      allowPromotionCodes: params.allow_promotion_codes ?? null,
      resultMetadata: mergedMetadata(null, made?.metadata),
      resultDescription: made?.description ?? null,
    });
  },
});
