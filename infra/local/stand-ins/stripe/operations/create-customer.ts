import * as z from 'zod/mini';
import { createCustomer as create } from '#infra/local/stand-ins/stripe/billing/customers.ts';
import { mergedMetadata } from '#infra/local/stand-ins/stripe/request/metadata.ts';
import { operation } from '#infra/local/stand-ins/stripe/request/operation.ts';
import { expand, metadata } from '#infra/local/stand-ins/stripe/request/params.ts';

const field = z.optional(z.string().check(z.maxLength(512)));

/** Fields of a customer; an empty text removes a field. */
export const customerParams = z.strictObject({
  email: field,
  name: field,
  description: field,
  phone: field,
  metadata,
  expand,
});

export const createCustomer = operation({
  method: 'POST',
  path: '/v1/customers',
  params: customerParams,
  run: (work, params) =>
    create(work, {
      email: params.email || null,
      name: params.name || null,
      description: params.description || null,
      phone: params.phone || null,
      metadata: mergedMetadata(null, params.metadata),
    }),
});
