import * as z from 'zod/mini';
import { requireCheckout } from '#infra/local/stand-ins/stripe/checkout.ts';
import { operation } from '#infra/local/stand-ins/stripe/operation.ts';
import { expand } from '#infra/local/stand-ins/stripe/params.ts';

export const retrieveCheckoutSession = operation({
  method: 'GET',
  path: '/v1/checkout/sessions/{id}',
  params: z.strictObject({ expand }),
  run: (work, _, id) => requireCheckout(work, id),
});
