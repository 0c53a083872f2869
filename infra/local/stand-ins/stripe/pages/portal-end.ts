import { escapeHtml } from '#infra/local/stand-ins/kit/html-text.ts';
import { productNameOf } from '#infra/local/stand-ins/stripe/billing/catalogue.ts';
import { cancelAt, itemOf } from '#infra/local/stand-ins/stripe/billing/subscriptions.ts';
import type { Form } from '#infra/local/stand-ins/stripe/request/form.ts';
import { dayOf } from '#infra/local/stand-ins/stripe/texts.ts';
import type { Subscription } from '#infra/local/stand-ins/stripe/wire.ts';
import { page } from './layout.ts';
import type { PageAnswer } from './page.ts';
import { afterwards, backFrom, formTargets, type Visit } from './portal-visit.ts';

/**
 * GET asks for confirmation, POST cancels the plan at the end of its period. As in every subscription with flexible
 * billing mode, the portal sets `cancel_at` and leaves `cancel_at_period_end` false.
 */
export function cancelPage(visit: Visit, before: Subscription, form: Form | null): PageAnswer {
  const { work, home } = visit;
  const { current_period_end: end, price } = itemOf(before);
  if (form) {
    cancelAt(work, before, true);
    return afterwards(visit);
  }
  const back = backFrom(visit);
  const shown = page(
    'Cancel plan',
    `<section><h1>Cancel ${escapeHtml(productNameOf(work, price))}?</h1>
<p>You keep the plan until ${dayOf(end)}. After that nothing more is charged.</p>
<form method="post" action="${home}/cancel"><div class="row"><button class="main">Cancel plan</button><a class="button" href="${escapeHtml(back.href)}">${back.text}</a></div></form></section>`,
  );
  return { status: 200, page: shown, formTargets: formTargets(visit) };
}

/** Takes back a cancellation, from the portal or the API. */
export function resume(visit: Visit, before: Subscription): PageAnswer {
  cancelAt(visit.work, before, false);
  return afterwards(visit);
}
