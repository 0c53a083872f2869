/** Everything of a person, page by page, as they get it. */
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

/** An answer of a Lambda has room for 6 MB, and one entry may need most of it. */
const MAX_BYTES = 1_000_000;
const PAGE = 20;

interface ExportPage {
  entries: ExportEntry[];
  /** after which there is more */
  next: string | null;
}

/** @param after the sort key that the page before ended with */
export async function exportPage({ user, now }: Pick<Actor, 'user' | 'now'>, after: string | undefined) {
  const rows = await queryLast(userPartition(user.sub), ' ', after ?? '~', PAGE + 1);
  // an erasure that began a moment ago, in another process, has put something else in its place
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

/** A row that no entity knows is exported as it is stored. */
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
