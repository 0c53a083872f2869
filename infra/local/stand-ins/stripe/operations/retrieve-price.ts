import * as z from 'zod/mini';
import { requirePrice } from '#infra/local/stand-ins/stripe/catalogue.ts';
import { operation } from '#infra/local/stand-ins/stripe/operation.ts';
import { expand } from '#infra/local/stand-ins/stripe/params.ts';

export const retrievePrice = operation({
  method: 'GET',
  path: '/v1/prices/{id}',
  params: z.strictObject({ expand }),
  run: (work, _, id) => requirePrice(work, id),
});
