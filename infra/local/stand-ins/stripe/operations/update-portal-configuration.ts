import * as z from 'zod/mini';
import { operation } from '#infra/local/stand-ins/stripe/request/operation.ts';
import { expand, flag, id, link, text } from '#infra/local/stand-ins/stripe/request/params.ts';
import { required } from '#infra/local/stand-ins/stripe/required.ts';
import type { PortalConfiguration } from '#infra/local/stand-ins/stripe/wire.ts';

const features = z.strictObject({
  customer_update: z.strictObject({ enabled: flag, allowed_updates: z.optional(z.array(text)) }),
  invoice_history: z.strictObject({ enabled: flag }),
  payment_method_update: z.strictObject({ enabled: flag }),
  subscription_cancel: z.strictObject({ enabled: flag, mode: z.enum(['at_period_end', 'immediately']) }),
  subscription_update: z.strictObject({
    enabled: flag,
    default_allowed_updates: z.array(z.enum(['price', 'promotion_code', 'quantity'])),
    proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']),
    products: z.array(z.strictObject({ product: id, prices: z.array(id).check(z.minLength(1)) })).check(z.minLength(1)),
  }),
});

/** Stored and returned, but the stand-in's portal always offers the same actions. */
export const updatePortalConfiguration = operation({
  method: 'POST',
  path: '/v1/billing_portal/configurations/{id}',
  params: z.strictObject({ features, default_return_url: z.optional(link), expand }),
  run(work, { features, default_return_url }, id) {
    const kind = 'billing_portal.configuration';
    const before = required<PortalConfiguration>(work, kind, id, { name: 'configuration' });
    const after = { ...before, features, default_return_url: default_return_url ?? null, updated: work.now };
    work.objects.put(after);
    return after;
  },
});
