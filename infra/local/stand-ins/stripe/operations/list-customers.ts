import * as z from 'zod/mini';
import { listOf } from '#infra/local/stand-ins/stripe/api/lists.ts';
import { operation } from '#infra/local/stand-ins/stripe/api/operation.ts';
import { created, page, text } from '#infra/local/stand-ins/stripe/api/params.ts';
import type { Customer } from '#infra/local/stand-ins/stripe/wire.ts';

/** By e-mail address in exactly this spelling, as Stripe compares it. */
export const listCustomers = operation({
  method: 'GET',
  path: '/v1/customers',
  params: z.strictObject({ ...page, created, email: z.optional(text) }),
  run: (work, { email, created, ...asked }) =>
    listOf<Customer>(work, 'customer', '/v1/customers', asked, {
      created,
      // of a deleted one only its id is left
      fields: { '$.email': email, '$.livemode': false },
    }),
});
