import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { expand } from '../params.ts';
import { requireSubscription } from '../subscriptions.ts';

export const retrieveSubscription = operation({
  method: 'GET',
  path: '/v1/subscriptions/{id}',
  params: z.strictObject({ expand }),
  run: (work, _, id) => requireSubscription(work, id),
});
