import * as z from 'zod';
import { createCheckout } from '../checkout.ts';
import { requireCustomer } from '../customers.ts';
import { mergedMetadata } from '../metadata.ts';
import { operation } from '../operation.ts';
import { expand, flag, id, link, metadata, quantity, time } from '../params.ts';
import { failForSentinel } from '../sentinels.ts';

const result = z.strictObject({ metadata, description: z.string().min(1).max(500).optional() }).optional();

export const createCheckoutSession = operation({
  method: 'POST',
  path: '/v1/checkout/sessions',
  params: z.strictObject({
    mode: z.enum(['payment', 'subscription']),
    line_items: z
      .array(z.strictObject({ price: id, quantity: quantity.default(1) }))
      .min(1)
      .max(20),
    discounts: z
      .array(z.strictObject({ coupon: id }))
      .max(1, 'You may only specify one discount')
      .optional(),
    customer: id.optional(),
    customer_email: z.email().max(512).optional(),
    client_reference_id: z.string().min(1).max(200).optional(),
    metadata,
    success_url: link,
    cancel_url: link.optional(),
    expires_at: time.optional(),
    locale: z.string().max(10).optional(),
    allow_promotion_codes: flag.optional(),
    payment_method_types: z.array(z.literal('card')).optional(),
    ui_mode: z.literal('hosted_page').optional(),
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
