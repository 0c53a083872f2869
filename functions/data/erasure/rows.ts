/** Every row of a person in the table, including rows of unknown entities. */
import { accountSort } from '#functions/data/account/account.ts';
import { assessmentIdOf, assessmentPrefix } from '#functions/data/assessment/assessment.ts';
import { anonymiseAudit } from '#functions/data/audit/record.ts';
import { customerKey } from '#functions/data/customer/customer.ts';
import { reminderTaskKey } from '#functions/data/reminder/task.ts';
import { retentionTaskKey } from '#functions/data/retention/task.ts';
import { shareKey } from '#functions/data/share/share.ts';
import { userPartition } from '#functions/data/table/user-partition.ts';
import { type Key, queryLast, writeTogether } from '#functions/outside/table.ts';
import type { ErasureTask } from './erasure.ts';

/** Rows in a page: with a share for each, they fit into one transaction. */
const PAGE = 45;

/** Pages in a run: seconds, where the call that erases has half a minute. */
const MAX_PAGES = 40;

/**
 * Deletes the person's rows except the one that replaced the account. Repeats are harmless.
 * @returns false when rows are left for another run
 */
export async function deleteRows({ sub, receipt, customers }: ErasureTask): Promise<boolean> {
  const pk = userPartition(sub);
  for (let page = 0; ; page += 1) {
    if (page === MAX_PAGES) return false;
    const rows = await queryLast(pk, ' ', '~', PAGE);
    const keys = rows.map((row): Key => ({ pk, sk: String(row.sk) })).filter(({ sk }) => sk !== accountSort);
    if (keys.length === 0) break;
    const assessments = keys.filter(({ sk }) => sk.startsWith(assessmentPrefix));
    const shares = assessments.map(({ sk }) => shareKey(assessmentIdOf(sk)));
    await writeTogether([...shares, ...keys].map((key) => ({ delete: key })));
  }
  await writeTogether(
    [retentionTaskKey(sub), reminderTaskKey(sub), ...customers.map(customerKey)].map((key) => ({ delete: key })),
  );
  await anonymiseAudit(sub, receipt);
  return true;
}
