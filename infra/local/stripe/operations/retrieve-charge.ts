import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { expand } from '../params.ts';
import { requireCharge } from '../refunds.ts';

export const retrieveCharge = operation({
  method: 'GET',
  path: '/v1/charges/{id}',
  params: z.strictObject({ expand }),
  run: (work, _, id) => requireCharge(work, id),
});
