/** Every delivered match leaves a ticket for a day, without the vacancy's text. Saving the match requires it. */
import { expiryAttribute, isExpired } from '#functions/data/table/expiry.ts';
import { getItem, putItem } from '#functions/outside/table.ts';
import { DAY_MS } from '#shared/lib/time.ts';
import { type Caller, matchKey, ticketPrefix } from './keys.ts';

export interface Ticket {
  id: string;
  /** digest of the text, so that only the text that was matched can be saved */
  digest: string;
  resultId: string;
}

export const leaveTicket = ({ user, now }: Caller, { id, digest, resultId }: Ticket): Promise<void> =>
  putItem({ ...matchKey(ticketPrefix, user.sub, id)!, digest, resultId, ...expiryAttribute(now + DAY_MS) });

/** The ticket of a match of the last day; null when there is none. */
export async function findTicket({ user, now }: Caller, id: string): Promise<Ticket | null> {
  const own = matchKey(ticketPrefix, user.sub, id);
  const item = own && (await getItem(own, { consistent: true }));
  return item && !isExpired(item, now) ? { id, digest: String(item.digest), resultId: String(item.resultId) } : null;
}
