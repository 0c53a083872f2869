import * as z from 'zod/mini';
import { expireCheckout, requireCheckout } from '#infra/local/stand-ins/stripe/billing/checkout.ts';
import { invalidRequest } from '#infra/local/stand-ins/stripe/errors.ts';
import { operation } from '#infra/local/stand-ins/stripe/request/operation.ts';
import { expand } from '#infra/local/stand-ins/stripe/request/params.ts';

export const expireCheckoutSession = operation({
  method: 'POST',
  path: '/v1/checkout/sessions/{id}/expire',
  params: z.strictObject({ expand }),
  run(work, _, id) {
    const session = requireCheckout(work, id);
    if (session.status !== 'open') {
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    }
    return expireCheckout(work, session);
  },
});
