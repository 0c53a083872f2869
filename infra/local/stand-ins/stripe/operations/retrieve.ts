import * as z from 'zod/mini';
import { couponShown } from '#infra/local/stand-ins/stripe/billing/discounts.ts';
import { operation } from '#infra/local/stand-ins/stripe/request/operation.ts';
import { expand } from '#infra/local/stand-ins/stripe/request/params.ts';
import { required } from '#infra/local/stand-ins/stripe/required.ts';
import type { Coupon, Stored } from '#infra/local/stand-ins/stripe/wire.ts';

/** The kind of object at each path, and the parameter that an error names if it is not the id. */
const kinds: Record<string, { kind: string; param?: string }> = {
  '/v1/checkout/sessions': { kind: 'checkout.session' },
  '/v1/coupons': { kind: 'coupon', param: 'coupon' },
  '/v1/customers': { kind: 'customer' }, // a deleted one as `{ id, object, deleted: true }`
  '/v1/invoices': { kind: 'invoice' },
  '/v1/prices': { kind: 'price' },
  '/v1/subscriptions': { kind: 'subscription' },
};

/** All operations that return a stored object. */
export const retrieveOperations = Object.entries(kinds).map(([path, { kind, param }]) =>
  operation({
    method: 'GET',
    path: `${path}/{id}`,
    params: z.strictObject({ expand }),
    run(work, _, id) {
      const found = required<Stored>(work, kind, id, { param });
      return kind === 'coupon' ? couponShown(found as Coupon) : found;
    },
  }),
);
