import * as z from 'zod/mini';
import { listWithin } from '#infra/local/stand-ins/stripe/api/lists.ts';
import { operation } from '#infra/local/stand-ins/stripe/api/operation.ts';
import { page } from '#infra/local/stand-ins/stripe/api/params.ts';
import { checkoutPlan, requireCheckout } from '#infra/local/stand-ins/stripe/billing/checkout.ts';

export const listLineItems = operation({
  method: 'GET',
  path: '/v1/checkout/sessions/{id}/line_items',
  params: z.strictObject(page),
  run: (work, asked, id) =>
    listWithin(
      checkoutPlan(work, requireCheckout(work, id)).lineItems,
      `/v1/checkout/sessions/${id}/line_items`,
      asked,
    ),
});
