import * as z from 'zod/mini';
import { createPrice as create } from '#infra/local/stand-ins/stripe/billing/catalogue.ts';
import { invalidRequest } from '#infra/local/stand-ins/stripe/errors.ts';
import { mergedMetadata } from '#infra/local/stand-ins/stripe/request/metadata.ts';
import { operation } from '#infra/local/stand-ins/stripe/request/operation.ts';
import { amount, currency, expand, flag, id, metadata, text } from '#infra/local/stand-ins/stripe/request/params.ts';
import { required } from '#infra/local/stand-ins/stripe/required.ts';
import type { Price, Product } from '#infra/local/stand-ins/stripe/wire.ts';

/** Charged once or monthly; the product sells nothing else. */
export const createPrice = operation({
  method: 'POST',
  path: '/v1/prices',
  params: z.strictObject({
    product: id,
    currency,
    unit_amount: amount,
    recurring: z.optional(z.strictObject({ interval: z.literal('month'), interval_count: z.optional(z.literal('1')) })),
    nickname: z.optional(text),
    lookup_key: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    transfer_lookup_key: z.optional(flag),
    tax_behavior: z.optional(z.literal('inclusive')),
    metadata,
    expand,
  }),
  run(work, params) {
    required<Product>(work, 'product', params.product, { param: 'product' });
    const holder = work.objects
      .all<Price>('price')
      .find(({ lookup_key }) => lookup_key && lookup_key === params.lookup_key);
    if (holder && !params.transfer_lookup_key)
      throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, { param: 'lookup_key' });
    if (holder) work.objects.put({ ...holder, lookup_key: null } as Price);
    return create(work, {
      product: params.product,
      unitAmount: params.unit_amount,
      currency: params.currency,
      recurring: params.recurring ? { interval: 'month', interval_count: 1 } : null,
      nickname: params.nickname ?? null,
      lookupKey: params.lookup_key ?? null,
      metadata: mergedMetadata(null, params.metadata),
    });
  },
});
