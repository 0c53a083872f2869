import * as z from 'zod/mini';
import { requireInvoice } from '#infra/local/stand-ins/stripe/invoices.ts';
import { operation } from '#infra/local/stand-ins/stripe/operation.ts';
import { expand } from '#infra/local/stand-ins/stripe/params.ts';

export const retrieveInvoice = operation({
  method: 'GET',
  path: '/v1/invoices/{id}',
  params: z.strictObject({ expand }),
  run: (work, _, id) => requireInvoice(work, id),
});
