import * as z from 'zod/mini';
import type { Filter } from '#infra/local/stand-ins/stripe/objects.ts';
import { listOf } from '#infra/local/stand-ins/stripe/request/lists.ts';
import { operation } from '#infra/local/stand-ins/stripe/request/operation.ts';
import { flag, id, page, text, time } from '#infra/local/stand-ins/stripe/request/params.ts';

/** @param filter turns the parameters into a filter of objects */
const list = <Params extends z.core.$ZodShape>(
  path: string,
  kind: string,
  params: Params,
  filter: (asked: z.output<z.ZodMiniObject<Params>>) => Filter,
) =>
  operation({
    method: 'GET',
    path,
    params: z.strictObject({ ...page, ...params }),
    run: (work, asked) => listOf(work, { kind, path }, asked as never, filter(asked as never)),
  });

const customer = z.optional(id);
const statuses = ['active', 'canceled', 'incomplete', 'incomplete_expired', 'past_due', 'paused', 'trialing', 'unpaid'];

/** All operations that list stored objects, newest first. */
export const listOperations = [
  list(
    '/v1/billing_portal/configurations',
    'billing_portal.configuration',
    { is_default: z.optional(flag) },
    ({ is_default }) => ({ fields: { '$.is_default': is_default } }),
  ),
  list(
    '/v1/checkout/sessions',
    'checkout.session',
    { customer, status: z.optional(z.enum(['complete', 'expired', 'open'])) },
    ({ customer, status }) => ({ customer, fields: { '$.status': status } }),
  ),
  // the address must match exactly, as in Stripe; a deleted customer keeps only its id
  list('/v1/customers', 'customer', { email: z.optional(text) }, ({ email }) => ({
    fields: { '$.email': email, '$.livemode': false },
  })),
  list('/v1/events', 'event', { created: z.optional(z.strictObject({ gte: time })) }, ({ created }) => ({
    since: created?.gte,
  })),
  list('/v1/invoices', 'invoice', { customer }, ({ customer }) => ({ customer })),
  list('/v1/payment_intents', 'payment_intent', { customer }, ({ customer }) => ({ customer })),
  list('/v1/prices', 'price', { lookup_keys: z.optional(z.array(id).check(z.length(1))) }, ({ lookup_keys }) => ({
    fields: { '$.lookup_key': lookup_keys?.[0] },
  })),
  // without a status all that are not canceled
  list(
    '/v1/subscriptions',
    'subscription',
    { customer, status: z.optional(z.enum([...statuses, 'all'])) },
    ({ customer, status }) => ({
      customer,
      ...(status === undefined && { not: { '$.status': ['canceled'] } }),
      ...(status !== 'all' && { fields: { '$.status': status } }),
    }),
  ),
  list('/v1/webhook_endpoints', 'webhook_endpoint', {}, () => ({})),
];
