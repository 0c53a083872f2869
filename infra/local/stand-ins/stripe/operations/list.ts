import * as z from 'zod/mini';
import { listOf } from '#infra/local/stand-ins/stripe/api/lists.ts';
import { operation } from '#infra/local/stand-ins/stripe/api/operation.ts';
import { created, flag, id, page } from '#infra/local/stand-ins/stripe/api/params.ts';
import type { Stored } from '#infra/local/stand-ins/stripe/wire.ts';

interface Listed {
  kind: string;
  /** whether one customer's can be asked for */
  customer?: true;
  /** parameters that are compared with the field of their name */
  by?: Record<string, z.ZodMiniType<string | boolean>>;
  /** where a parameter stands in the object, if not under its name */
  at?: Record<string, string>;
}

const lists: Record<string, Listed> = {
  '/v1/billing_portal/configurations': { kind: 'billing_portal.configuration', by: { active: flag, is_default: flag } },
  '/v1/charges': { kind: 'charge', customer: true, by: { payment_intent: id } },
  '/v1/checkout/sessions': {
    kind: 'checkout.session',
    customer: true,
    by: { payment_intent: id, subscription: id, status: z.enum(['complete', 'expired', 'open']) },
  },
  '/v1/invoices': {
    kind: 'invoice',
    customer: true,
    by: { subscription: id, status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']) },
    at: { subscription: 'parent.subscription_details.subscription' },
  },
  '/v1/payment_intents': { kind: 'payment_intent', customer: true },
  '/v1/products': { kind: 'product', by: { active: flag } },
  '/v1/webhook_endpoints': { kind: 'webhook_endpoint' },
};

/** Every operation that lists objects as they are stored, newest first. */
export const listOperations = Object.entries(lists).map(([path, { kind, customer, by = {}, at = {} }]) => {
  const narrowed = Object.fromEntries(Object.entries(by).map(([name, shape]) => [name, z.optional(shape)]));
  return operation({
    method: 'GET',
    path,
    params: z.strictObject({ ...page, created, ...(customer && { customer: z.optional(id) }), ...narrowed }),
    run: (work, { limit, starting_after, ending_before, ...asked }) =>
      listOf<Stored>(
        work,
        kind,
        path,
        { limit, starting_after, ending_before },
        {
          customer: asked.customer as string | undefined,
          created: asked.created,
          fields: Object.fromEntries(
            Object.keys(by).map((name) => [`$.${at[name] ?? name}`, (asked as Record<string, string | boolean>)[name]]),
          ),
        },
      ),
  });
});
