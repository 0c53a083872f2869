import * as z from 'zod/mini';
import { listOf } from '#infra/local/stand-ins/stripe/api/lists.ts';
import { operation } from '#infra/local/stand-ins/stripe/api/operation.ts';
import { id, page } from '#infra/local/stand-ins/stripe/api/params.ts';
import type { InvoicePayment } from '#infra/local/stand-ins/stripe/wire.ts';

/** From an invoice to its payment, and back: they do not name each other since 2025. */
export const listInvoicePayments = operation({
  method: 'GET',
  path: '/v1/invoice_payments',
  params: z.strictObject({
    ...page,
    invoice: z.optional(id),
    payment: z.optional(z.strictObject({ type: z.literal('payment_intent'), payment_intent: id })),
    status: z.optional(z.enum(['canceled', 'open', 'paid'])),
  }),
  run: (work, { invoice, payment, status, ...asked }) =>
    listOf<InvoicePayment>(work, 'invoice_payment', '/v1/invoice_payments', asked, {
      fields: { '$.invoice': invoice, '$.payment.payment_intent': payment?.payment_intent, '$.status': status },
    }),
});
