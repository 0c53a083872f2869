import { requireCustomer } from '#infra/local/stand-ins/stripe/billing/customers.ts';
import { openPortalSession } from '#infra/local/stand-ins/stripe/billing/portal-sessions.ts';
import type { Customer, PortalSession, Subscription } from '#infra/local/stand-ins/stripe/wire.ts';
import type { Work } from '#infra/local/stand-ins/stripe/work.ts';
import type { PageAnswer } from './page.ts';

/** A visit to the portal: the customer, their subscription, and the address. */
export interface Visit {
  work: Work;
  session: PortalSession;
  customer: Customer;
  /** The newest that has not ended. */
  subscription: Subscription | null;
  /** Path of the portal's home page. */
  home: string;
}

export function openPortal(work: Work, token: string): Visit | null {
  const session = openPortalSession(work, token);
  if (!session) return null;
  const customer = requireCustomer(work, session.customer);
  const subscription =
    work.objects
      .all<Subscription>('subscription', { customer: customer.id })
      .find(({ ended_at, status }) => ended_at === null && status !== 'incomplete_expired') ?? null;
  return { work, session, customer, subscription, home: `/p/session/${token}` };
}

/** The first page of a session, and its subject. */
export function flowPage({ session: { flow } }: Visit): [page: string, subject: string] {
  const price = flow?.subscription_update_confirm?.items[0]?.price;
  return price ? ['change', price] : ['home', ''];
}

/** The redirect after an action. */
export function afterwards({ session: { flow }, home }: Visit): PageAnswer {
  return { status: 303, location: flow?.after_completion.redirect?.return_url ?? home };
}

/** The portal's home page, or the app if the session was created for one action. */
export const backFrom = ({ session, home }: Visit): { href: string; text: string } =>
  session.flow && session.return_url
    ? { href: session.return_url, text: 'Go back without a change' }
    : { href: home, text: 'Go back without a change' };

/** Where the forms of a page may lead. */
export const formTargets = ({ session }: Visit) => [
  session.return_url,
  session.flow?.after_completion.redirect?.return_url,
];
