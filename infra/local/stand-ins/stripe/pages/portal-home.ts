import { escapeHtml } from '#infra/local/stand-ins/kit/html-text.ts';
import { productNameOf } from '#infra/local/stand-ins/stripe/billing/catalogue.ts';
import { defaultCard } from '#infra/local/stand-ins/stripe/billing/customers.ts';
import { couponOf, takenOff } from '#infra/local/stand-ins/stripe/billing/discounts.ts';
import { itemOf } from '#infra/local/stand-ins/stripe/billing/subscriptions.ts';
import { dayOf, money } from '#infra/local/stand-ins/stripe/texts.ts';
import type { Invoice, Price, Subscription } from '#infra/local/stand-ins/stripe/wire.ts';
import { page } from './layout.ts';
import type { PageAnswer } from './page.ts';
import { formTargets, type Visit } from './portal-visit.ts';

const statusText: Record<string, string> = {
  active: 'Active',
  past_due: 'The last payment failed',
  trialing: 'Trial',
  unpaid: 'Unpaid',
  paused: 'Paused',
  incomplete: 'Not paid yet',
};

export function homePage(visit: Visit): PageAnswer {
  const { session, subscription } = visit;
  const shown = page(
    'Plan and invoices',
    `<h1>Plan and invoices</h1>
${subscription ? planSection(visit, subscription) : '<section><h2>Plan</h2><p>You have no plan at the moment.</p></section>'}
${cardSection(visit)}
${invoiceSection(visit)}
${session.return_url ? `<p style="margin-top:1.25rem"><a href="${escapeHtml(session.return_url)}">Back to ${escapeHtml(visit.work.accountName)}</a></p>` : ''}`,
  );
  return { status: 200, page: shown, formTargets: formTargets(visit) };
}

/** Monthly price with the running discount, in cents. */
export function monthly({ work }: Visit, { discounts }: Subscription, price: Price): number {
  return price.unit_amount - takenOff(couponOf(work, discounts), price.unit_amount, price);
}

function planSection(visit: Visit, subscription: Subscription): string {
  const { work, home } = visit;
  const { price, current_period_end: end } = itemOf(subscription);
  const ends = subscription.cancel_at ?? (subscription.cancel_at_period_end ? end : null);
  const others = work.objects
    .all<Price>('price', { fields: { '$.active': true, '$.type': 'recurring' } })
    .filter(({ id, lookup_key }) => lookup_key !== null && id !== price.id);
  const changes = others.map(
    (other) =>
      `<a class="button main" href="${home}/change/${other.id}">Change to ${escapeHtml(productNameOf(work, other))}, ${money(monthly(visit, subscription, other))} a month</a>`,
  );
  const cancel = `<a class="button" href="${home}/cancel">Cancel plan</a>`;
  const keep = `<form class="row" method="post" action="${home}/resume"><button class="main">Keep the plan</button></form>`;
  return `<section><h2>Plan</h2>
<dl><dt>Plan</dt><dd>${escapeHtml(productNameOf(work, price))}</dd>
<dt>Price</dt><dd>${money(monthly(visit, subscription, price))} a month</dd>
<dt>Status</dt><dd>${statusText[subscription.status] ?? escapeHtml(subscription.status)}</dd>
<dt>${ends === null ? 'Renews' : 'Ends'}</dt><dd>${dayOf(ends ?? end)}</dd></dl>
<div class="row">${ends === null ? [...changes, cancel].join('\n') : keep}</div>
</section>`;
}

function cardSection({ work, customer, home }: Visit): string {
  const card = defaultCard(work, customer)?.card;
  const text = card
    ? `${card.brand === 'visa' ? 'Visa' : 'Mastercard'} ending in ${card.last4}, good until ${String(card.exp_month).padStart(2, '0')} / ${card.exp_year}`
    : 'No card is stored.';
  return `<section><h2>Card</h2>
<p>${text}</p>
<div class="row"><a class="button" href="${home}/card">Change card</a></div></section>`;
}

function invoiceSection({ work, customer }: Visit): string {
  const invoices = work.objects.all<Invoice>('invoice', { customer: customer.id });
  if (invoices.length === 0) return '<section><h2>Invoices</h2><p>None yet.</p></section>';
  const rows = invoices.map(
    ({ created, hosted_invoice_url: url, number, status, total }) =>
      `<tr><td>${dayOf(created)}</td><td><a href="${escapeHtml(url ?? '')}">${escapeHtml(String(number))}</a></td><td>${escapeHtml(String(status))}</td><td>${money(total)}</td></tr>`,
  );
  return `<section><h2>Invoices</h2>
<table><thead><tr><th scope="col">Date</th><th scope="col">Number</th><th scope="col">Status</th><th scope="col">Amount</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></section>`;
}
