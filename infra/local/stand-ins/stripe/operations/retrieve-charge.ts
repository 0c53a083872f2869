import * as z from 'zod/mini';
import { operation } from '#infra/local/stand-ins/stripe/operation.ts';
import { expand } from '#infra/local/stand-ins/stripe/params.ts';
import { requireCharge } from '#infra/local/stand-ins/stripe/refunds.ts';

export const retrieveCharge = operation({
  method: 'GET',
  path: '/v1/charges/{id}',
  params: z.strictObject({ expand }),
  run: (work, _, id) => requireCharge(work, id),
});
