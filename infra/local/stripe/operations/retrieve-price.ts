import * as z from 'zod/mini';
import { requirePrice } from '../catalogue.ts';
import { operation } from '../operation.ts';
import { expand } from '../params.ts';

export const retrievePrice = operation({
  method: 'GET',
  path: '/v1/prices/{id}',
  params: z.strictObject({ expand }),
  run: (work, _, id) => requirePrice(work, id),
});
