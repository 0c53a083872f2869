import * as z from 'zod/mini';
import { checkoutPlan, requireCheckout } from '../checkout.ts';
import { listWithin } from '../lists.ts';
import { operation } from '../operation.ts';
import { page } from '../params.ts';

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
