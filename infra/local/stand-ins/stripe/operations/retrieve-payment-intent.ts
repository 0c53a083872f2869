import * as z from 'zod/mini';
import { noSuch } from '#infra/local/stand-ins/stripe/errors.ts';
import { operation } from '#infra/local/stand-ins/stripe/operation.ts';
import { expand } from '#infra/local/stand-ins/stripe/params.ts';
import type { PaymentIntent } from '#infra/local/stand-ins/stripe/wire.ts';

export const retrievePaymentIntent = operation({
  method: 'GET',
  path: '/v1/payment_intents/{id}',
  params: z.strictObject({ expand }),
  run(work, _, id) {
    const intent = work.objects.get<PaymentIntent>(id);
    if (intent?.object !== 'payment_intent') throw noSuch('payment_intent', id, 'intent');
    return intent;
  },
});
