import { escapeHtml } from '#infra/local/stand-ins/kit/html-text.ts';
import { requireInvoice } from '#infra/local/stand-ins/stripe/billing/invoices.ts';
import { noSuch } from '#infra/local/stand-ins/stripe/errors.ts';
import { dayOf } from '#infra/local/stand-ins/stripe/texts.ts';
import { page, sumRow } from './layout.ts';
import type { PageAnswer, PageRequest } from './page.ts';

/** An invoice for its customer; the token in its address keeps it private. */
export function invoicePage({ work, path: [id = '', token = ''] }: PageRequest): PageAnswer {
  const invoice = requireInvoice(work, id);
  if (!invoice.hosted_invoice_url?.endsWith(`/${token}`)) throw noSuch('invoice', id);
  const off = invoice.subtotal - invoice.total;
  const credit = (invoice.ending_balance ?? 0) - invoice.starting_balance;
  const shown = page(
    `Invoice ${invoice.number}`,
    `<section><h1>Invoice ${escapeHtml(String(invoice.number))}</h1>
<dl><dt>Date</dt><dd>${dayOf(invoice.created)}</dd><dt>For</dt><dd>${escapeHtml(invoice.customer_email ?? '')}</dd><dt>Status</dt><dd>${escapeHtml(String(invoice.status))}</dd></dl>
<table>
${invoice.lines.data.map(({ description, amount }) => sumRow(String(description), amount)).join('\n')}
${off > 0 ? sumRow('Discount', -off) : ''}
${sumRow('Total', invoice.total, 'total')}
${credit !== 0 ? sumRow(credit > 0 ? 'Paid from credit' : 'Added to credit', -credit) : ''}
${sumRow('Paid', invoice.amount_paid)}
</table></section>`,
  );
  return { status: 200, page: shown };
}
