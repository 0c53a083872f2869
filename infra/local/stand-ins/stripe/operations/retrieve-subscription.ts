import * as z from 'zod/mini';
import { operation } from '#infra/local/stand-ins/stripe/operation.ts';
import { expand } from '#infra/local/stand-ins/stripe/params.ts';
import { requireSubscription } from '#infra/local/stand-ins/stripe/subscriptions.ts';

export const retrieveSubscription = operation({
  method: 'GET',
  path: '/v1/subscriptions/{id}',
  params: z.strictObject({ expand }),
  run: (work, _, id) => requireSubscription(work, id),
});
