import * as z from 'zod/mini';
import { requireInvoice } from '../invoices.ts';
import { operation } from '../operation.ts';
import { expand } from '../params.ts';

export const retrieveInvoice = operation({
  method: 'GET',
  path: '/v1/invoices/{id}',
  params: z.strictObject({ expand }),
  run: (work, _, id) => requireInvoice(work, id),
});
