import { escapeHtml } from '#infra/local/stand-ins/kit/html-text.ts';
import { productNameOf, requirePrice } from '#infra/local/stand-ins/stripe/billing/catalogue.ts';
import { requireCoupon, takenOff } from '#infra/local/stand-ins/stripe/billing/discounts.ts';
import { changePlan, type PlanChange, previewChange } from '#infra/local/stand-ins/stripe/billing/plan-change.ts';
import { itemOf } from '#infra/local/stand-ins/stripe/billing/subscriptions.ts';
import { invalidRequest } from '#infra/local/stand-ins/stripe/errors.ts';
import type { Form } from '#infra/local/stand-ins/stripe/request/form.ts';
import { dayOf, money } from '#infra/local/stand-ins/stripe/texts.ts';
import type { Coupon, Subscription } from '#infra/local/stand-ins/stripe/wire.ts';
import { messagePage, page, sumRow } from './layout.ts';
import type { Page, PageAnswer } from './page.ts';
import { monthly } from './portal-home.ts';
import { afterwards, backFrom, formTargets, type Visit } from './portal-visit.ts';

/** How long the displayed amount stays valid, in seconds. */
const QUOTE_SECONDS = 3600;

/** GET shows the cost of a change of plan, POST carries it out at exactly that cost. */
export function changePage(visit: Visit, before: Subscription, priceId: string, form: Form | null): PageAnswer {
  const { work } = visit;
  const price = requirePrice(work, priceId);
  const item = itemOf(before);
  if (item.price.id === price.id)
    return { status: 200, page: messagePage('Nothing to change', 'This is your plan already.', backFrom(visit)) };
  if (!price.recurring || !price.active) throw invalidRequest('This is not a plan.');
  const shownAt = Number(form?.at);
  const change: PlanChange = {
    price,
    quantity: 1,
    coupon: couponAfter(visit),
    prorationDate: isHeld(shownAt, work.now, item.current_period_start) ? shownAt : work.now,
    failWhenUnpaid: true,
  };
  if (form) {
    changePlan(work, before, change);
    return afterwards(visit);
  }
  return { status: 200, page: statement(visit, before, change), formTargets: formTargets(visit) };
}

const isHeld = (at: number, now: number, periodStart: number) =>
  Number.isInteger(at) && at > now - QUOTE_SECONDS && at <= now && at >= periodStart;

/** The coupon of the session; undefined keeps the current one. */
function couponAfter({ work, session: { flow } }: Visit): Coupon | null | undefined {
  const discounts = flow?.subscription_update_confirm?.discounts;
  if (!discounts) return undefined;
  return discounts[0]?.coupon ? requireCoupon(work, discounts[0].coupon, 'coupon') : null;
}

function statement(visit: Visit, before: Subscription, change: PlanChange): Page {
  const { work, home, customer } = visit;
  const invoice = previewChange(work, before, change);
  const { price, coupon } = change;
  const name = productNameOf(work, price);
  const each =
    coupon === undefined
      ? monthly(visit, before, price)
      : price.unit_amount - takenOff(coupon, price.unit_amount, price);
  const credit = Math.min(0, customer.balance);
  const back = backFrom(visit);
  return page(
    `Change to ${name}`,
    `<h1>Change to ${escapeHtml(name)}</h1>
<section><h2>What is charged</h2>
<p><span class="sum">${money(invoice.amount_due)}</span> <span class="soft">today, then ${money(each)} a month from ${dayOf(itemOf(before).current_period_end)}</span></p>
<table>
${invoice.lines.data.map(({ description, amount }) => sumRow(String(description), amount)).join('\n')}
${credit < 0 ? sumRow('Your credit', credit) : ''}
${sumRow('Today', invoice.amount_due, 'total')}
</table>
${invoice.total < 0 ? `<p class="hint">${money(-invoice.total)} stays as a credit for the next invoices.</p>` : ''}
<form method="post" action="${home}/change/${price.id}" style="margin-top:1rem">
<input type="hidden" name="at" value="${change.prorationDate}">
<div class="row"><button class="main">Change and pay ${money(invoice.amount_due)}</button><a class="button" href="${escapeHtml(back.href)}">${back.text}</a></div>
</form></section>`,
  );
}
