/** Everything we store about a person, page by page, in its exported form. */
import { accountSort } from '#functions/data/account/account.ts';
import { type Actor, current } from '#functions/data/account/change.ts';
import { agreementsOf } from '#functions/data/customer/personal.ts';
import { traceOf } from '#functions/data/personal/entity.ts';
import { isExpired } from '#functions/data/table/expiry.ts';
import { userPartition } from '#functions/data/table/user-partition.ts';
import { type Item, queryLast } from '#functions/outside/table.ts';
import type { ExportEntry } from '#shared/account/export.ts';
import { entityOf } from './registry.ts';
import { exportKey, signed } from './signature.ts';

/** A Lambda response is limited to 6 MB, and one entry may need most of that. */
const MAX_BYTES = 1_000_000;
const PAGE = 20;

interface ExportPage {
  entries: ExportEntry[];
  /** sort key to continue after; null on the last page */
  next: string | null;
}

/** @param after the `next` of the previous page */
export async function exportPage({ user, now }: Pick<Actor, 'user' | 'now'>, after: string | undefined) {
  const rows = await queryLast(userPartition(user.sub), ' ', after ?? '~', PAGE + 1);
  // a concurrent erasure in another process may just have replaced the account
  const account = rows.find(({ sk }) => sk === accountSort);
  if (account) current(account, user, now);
  const page: ExportPage = { entries: [], next: null };
  const key = await exportKey();
  let bytes = 0;
  let last = after;
  for (const row of rows) {
    const sk = String(row.sk);
    if (sk === after) continue;
    if (bytes > MAX_BYTES) return { ...page, next: last! };
    last = sk;
    const entry = isExpired(row, now) ? null : await entryOf(row, user.sub);
    if (!entry) continue;
    page.entries.push(signed(key, entry));
    bytes += JSON.stringify(entry).length;
  }
  return { ...page, next: rows.length > PAGE ? last! : null };
}

/** A row of an unknown entity is exported as stored. */
async function entryOf(row: Item, sub: string): Promise<Omit<ExportEntry, 'signature'> | null> {
  const entity = entityOf(String(row.sk));
  if (entity) {
    const exported = await entity.exportRow(row, sub);
    if (!exported) return null;
    const { id, content } = exported;
    const agreements = entity.kind === 'account' && (await agreementsOf(content.stripe_customers as string[]));
    return { kind: entity.kind, id, content: { ...content, ...(agreements && { agreements }) } };
  }
  const exported = await traceOf('').exportRow(row, sub);
  return exported && { kind: 'other', ...exported };
}
