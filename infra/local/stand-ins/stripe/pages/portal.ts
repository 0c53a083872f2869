import { messagePage } from './layout.ts';
import type { PageAnswer, PageRequest } from './page.ts';
import { cardPage } from './portal-card.ts';
import { changePage } from './portal-change.ts';
import { cancelPage, resume } from './portal-end.ts';
import { homePage } from './portal-home.ts';
import { flowPage, openPortal } from './portal-visit.ts';

/** The billing portal of a session: its home page, or the action that the session was created for. */
export function portalRoute({ work, path: [token = '', page, subject = ''], form }: PageRequest): PageAnswer {
  const visit = openPortal(work, token);
  if (!visit) {
    const text = `This link is used up. Open your plan from ${work.accountName} again.`;
    return { status: 410, page: messagePage('Too late', text) };
  }
  const [where, what] = page === undefined ? flowPage(visit) : [page, subject];
  if (where === 'change' && visit.subscription) return changePage(visit, visit.subscription, what, form);
  if (where === 'cancel' && visit.subscription) return cancelPage(visit, visit.subscription, form);
  if (where === 'resume' && visit.subscription && form) return resume(visit, visit.subscription);
  if (where === 'card') return cardPage(visit, form);
  return homePage(visit);
}
