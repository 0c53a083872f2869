/**
 * The list of erased people, read from one table and applied to an older copy of it. It consists of the records (kept
 * for years; a backup for 35 days) and the open tasks. A receipt does not lead to a person, but an id found in the copy
 * leads to its receipt.
 */
import { accountKey, type Billing, customersOf, erasedAccount, isErased } from '#functions/data/account/account.ts';
import { getItem, type Item, type Key, putItem, queryAfter, writeTogether } from '#functions/outside/table.ts';
import { receiptOf, recordsPartition, taskKey, tasksPartition } from './erasure.ts';
import { deleteRows } from './rows.ts';

const PAGE = 500;

/** Every row of the list in the configured table. */
export async function ledgerRows(): Promise<(Item & Key)[]> {
  const rows: (Item & Key)[] = [];
  for (const pk of [recordsPartition, tasksPartition])
    for (let after: string | null = null; ; ) {
      const page = (await queryAfter(pk, after, PAGE)) as (Item & Key)[];
      rows.push(...page);
      if (page.length < PAGE) break;
      after = page.at(-1)!.sk;
    }
  return rows;
}

/** Writes the list into the configured table. Repeats are harmless. */
export async function keepLedger(rows: (Item & Key)[]): Promise<void> {
  for (const row of rows) await putItem(row);
}

/**
 * Erases a person named by the list from the configured table. If their erasure had not finished, the row that refuses
 * every token is restored and the schedule finishes it (finish-erasures). Repeats are harmless.
 * @returns whether the list names them
 */
export async function eraseAgain(sub: string, ledger: Map<string, Item>): Promise<boolean> {
  const receipt = receiptOf(sub);
  const record = ledger.get(receipt);
  if (!record) return false;
  const isEnded = record.endedAt !== undefined;
  const account = await getItem(accountKey(sub), { consistent: true });
  const task = await getItem(taskKey(sub), { consistent: true });
  const billing = account?.billing as Billing | undefined;
  const paid = billing ? customersOf(billing) : [];
  const customers = [...new Set([...paid, ...((task?.customers as string[] | undefined) ?? [])])];
  while (!(await deleteRows({ sub, receipt, email: '', customers })));
  if (isEnded) await writeTogether([{ delete: accountKey(sub) }, { delete: taskKey(sub) }]);
  else if (!isErased(account)) await putItem(erasedAccount(sub, Number(account?.version ?? 0) + 1));
  return true;
}
