import { escapeHtml } from '#infra/local/stand-ins/kit/html-text.ts';
import {
  asksForTerms,
  checkoutPlan,
  completeCheckout,
  requireCheckout,
} from '#infra/local/stand-ins/stripe/billing/checkout.ts';
import { requireCustomer } from '#infra/local/stand-ins/stripe/billing/customers.ts';
import type { Form } from '#infra/local/stand-ins/stripe/request/form.ts';
import { money } from '#infra/local/stand-ins/stripe/texts.ts';
import type { CheckoutSession, LineItem } from '#infra/local/stand-ins/stripe/wire.ts';
import type { Work } from '#infra/local/stand-ins/stripe/work.ts';
import { type CardRefusal, cardFields, cardHelp, readCard } from './card-form.ts';
import { messagePage, page, sumRow } from './layout.ts';
import type { PageAnswer, PageRequest } from './page.ts';

/** The payment page of a checkout session: GET shows it, POST pays. */
export function payRoute({ work, path: [id = ''], form }: PageRequest): PageAnswer {
  const session = requireCheckout(work, id);
  const back = session.cancel_url ? { href: session.cancel_url, text: `Back to ${work.accountName}` } : null;
  if (session.status === 'complete')
    return { status: 200, page: messagePage('All done', 'You have already paid here.', toSuccess(work, session)) };
  if (session.status !== 'open') {
    const text = 'This page has expired. Nothing was charged. Start again from the app.';
    return { status: 410, page: messagePage('Too late', text, back) };
  }
  if (!form) return show(work, session, null, null);
  if (asksForTerms(session) && form.terms_of_service !== 'on')
    return show(work, session, { field: null, message: 'Please accept the terms of service before you pay.' }, form);
  const card = readCard(form, work.now);
  if ('message' in card) return show(work, session, card, form);
  const done = completeCheckout(work, session, card);
  return { status: 303, location: successUrl(done) };
}

const successUrl = ({ success_url, id }: CheckoutSession) =>
  String(success_url).replaceAll('{CHECKOUT_SESSION_ID}', id);
const toSuccess = (work: Work, session: CheckoutSession) => ({
  href: successUrl(session),
  text: `Back to ${work.accountName}`,
});

function show(work: Work, session: CheckoutSession, refusal: CardRefusal | null, form: Form | null): PageAnswer {
  const { lineItems } = checkoutPlan(work, session);
  const monthly = session.mode === 'subscription';
  const total = money(session.amount_total);
  const shown = page(
    `Pay ${total}`,
    `<h1>${monthly ? 'Subscribe to' : 'Buy'} ${escapeHtml(lineItems[0]?.description ?? '')}</h1>
<div class="two">
<section aria-labelledby="charge"><h2 id="charge">What is charged</h2>
<p><span class="sum">${total}</span> ${monthly ? '<span class="soft">today, then the same every month until it is cancelled</span>' : '<span class="soft">once</span>'}</p>
${sums(session, lineItems)}
</section>
<section aria-labelledby="card"><h2 id="card">Pay by card</h2>
<form method="post">
<p class="soft">Receipt to ${escapeHtml(requireCustomer(work, session.customer).email ?? '')}</p>
${cardFields(refusal, form)}${asksForTerms(session) ? termsField(work, form) : ''}
<button class="main wide">${monthly ? 'Subscribe and pay' : 'Pay'} ${total}</button>
</form>
${session.cancel_url ? `<p style="margin-top:1rem"><a href="${escapeHtml(session.cancel_url)}">Cancel and go back</a></p>` : ''}
</section>
</div>
<div style="margin-top:1.25rem">${cardHelp()}</div>`,
  );
  return { status: refusal ? 402 : 200, page: shown, formTargets: [session.success_url] };
}

const termsField = ({ accountName, termsUrl }: Work, form: Form | null): string => `
<p class="tick"><input type="checkbox" id="terms" name="terms_of_service" required${form?.terms_of_service === 'on' ? ' checked' : ''}>
<label for="terms">I agree to ${escapeHtml(accountName)}’s <a href="${escapeHtml(termsUrl)}" target="_blank" rel="noopener">Terms of Service</a></label></p>`;

function sums(session: CheckoutSession, items: LineItem[]): string {
  const off = session.total_details?.amount_discount ?? 0;
  return `<table>
${items.map(({ description, quantity, amount_subtotal }) => sumRow(`${description}${quantity > 1 ? ` × ${quantity}` : ''}`, amount_subtotal)).join('\n')}
${off > 0 ? sumRow('Discount', -off) : ''}
${sumRow(session.mode === 'subscription' ? 'Total today and each month' : 'Total today', session.amount_total, 'total')}
</table>
<p class="hint">Prices include tax.</p>`;
}
