import { checkoutPlan } from '../billing/checkout.ts';
import { invalidRequest } from '../errors.ts';
import type { Form } from '../request/form.ts';
import type { CheckoutSession, Customer, InvoicePayment, Stored, WireList } from '../wire.ts';
import type { Work } from '../work.ts';

type Fields = Record<string, unknown>;

/** Parts that are returned only when expanded. */
const included: Record<string, Record<string, (work: Work, object: never) => unknown>> = {
  'checkout.session': {
    line_items: (work, session: CheckoutSession) =>
      part(checkoutPlan(work, session).lineItems, `/v1/checkout/sessions/${session.id}/line_items`),
  },
  customer: {
    subscriptions: (work, { id }: Customer) => {
      const open = work.objects
        .all<Stored & { status: string }>('subscription', { customer: id })
        .filter(({ status }) => status !== 'canceled');
      return part(open, `/v1/customers/${id}/subscriptions`);
    },
  },
  invoice: {
    payments: (work, { id }: Stored) =>
      part(
        work.objects.all<InvoicePayment>('invoice_payment', { fields: { '$.invoice': id } }),
        `/v1/invoice_payments?invoice=${id}`,
      ),
  },
};

const part = <T>(data: T[], url: string): WireList<T> => ({ object: 'list', data, has_more: false, url });

/** Replaces ids by whole objects along each path of `expand[]`; up to four levels, as Stripe allows. */
export function expandAll(work: Work, answer: object, form: Form): object {
  const paths = Array.isArray(form.expand) ? form.expand : [];
  let expanded = answer;
  for (const path of paths) {
    const names = typeof path === 'string' ? path.split('.') : [];
    if (names.length < 1 || names.length > 4 + Number(names[0] === 'data'))
      throw invalidRequest('You cannot expand more than 4 levels of a property.', { param: 'expand' });
    expanded = expandPath(work, expanded as Fields, names, String(path));
  }
  return expanded;
}

function expandPath(work: Work, object: Fields, [name = '', ...rest]: string[], path: string): Fields {
  const own = <T>(of: Record<string, T> | undefined, key: string): T | undefined =>
    of && Object.hasOwn(of, key) ? of[key] : undefined;
  const include = own(own(included, String(object.object)), name);
  const value = own(object, name) ?? include?.(work, object as never) ?? null;
  if (!include && !Object.hasOwn(object, name)) {
    throw invalidRequest(
      `This property cannot be expanded (${path}). You may want to try expanding a different property.`,
      { param: 'expand' },
    );
  }
  const whole = (each: unknown): unknown => {
    const found = typeof each === 'string' ? work.objects.get<Stored>(each) : each;
    if (found === null || typeof found !== 'object' || rest.length === 0) return found ?? each;
    return expandPath(work, found as Fields, rest, path);
  };
  return { ...object, [name]: Array.isArray(value) ? value.map(whole) : whole(value) };
}
