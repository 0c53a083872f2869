import { escapeHtml } from '#infra/local/stand-ins/kit/html-text.ts';
import { setDefaultCard } from '#infra/local/stand-ins/stripe/billing/customers.ts';
import { collectInvoice, openInvoicesOf } from '#infra/local/stand-ins/stripe/billing/invoices.ts';
import { createCard } from '#infra/local/stand-ins/stripe/billing/payments.ts';
import { afterPayment } from '#infra/local/stand-ins/stripe/billing/renewals.ts';
import { saveSubscription } from '#infra/local/stand-ins/stripe/billing/subscriptions.ts';
import type { Form } from '#infra/local/stand-ins/stripe/request/form.ts';
import { type CardRefusal, cardFields, cardHelp, readCard } from './card-form.ts';
import { page } from './layout.ts';
import type { PageAnswer } from './page.ts';
import { afterwards, backFrom, formTargets, type Visit } from './portal-visit.ts';

/** GET asks for another card, POST stores it and pays open invoices with it. */
export function cardPage(visit: Visit, form: Form | null): PageAnswer {
  if (!form) return show(visit, null, null);
  const { work, customer, subscription } = visit;
  const entry = readCard(form, work.now);
  if ('message' in entry) return show(visit, entry, form);
  const card = createCard(work, { ...entry, email: customer.email, name: customer.name ?? null });
  setDefaultCard(work, customer, card);
  if (subscription) {
    const saved = saveSubscription(work, subscription, { default_payment_method: card.id });
    const [owed] = openInvoicesOf(work, subscription);
    if (owed) afterPayment(work, saved, collectInvoice(work, owed, false));
  }
  return afterwards(visit);
}

function show(visit: Visit, refusal: CardRefusal | null, form: Form | null): PageAnswer {
  const back = backFrom(visit);
  const shown = page(
    'Change card',
    `<h1>Change card</h1>
<section><h2>New card</h2>
<form method="post" action="${visit.home}/card">
${cardFields(refusal, form)}
<div class="row"><button class="main">Save card</button><a class="button" href="${escapeHtml(back.href)}">${back.text}</a></div>
</form></section>
${cardHelp()}`,
  );
  return { status: refusal ? 402 : 200, page: shown, formTargets: formTargets(visit) };
}
