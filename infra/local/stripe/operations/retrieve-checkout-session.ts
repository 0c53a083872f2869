import * as z from 'zod/mini';
import { requireCheckout } from '../checkout.ts';
import { operation } from '../operation.ts';
import { expand } from '../params.ts';

export const retrieveCheckoutSession = operation({
  method: 'GET',
  path: '/v1/checkout/sessions/{id}',
  params: z.strictObject({ expand }),
  run: (work, _, id) => requireCheckout(work, id),
});
