import { type DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { recordsPartition } from '#functions/data/erasure/erasure.ts';
import { eraseAgain, keepLedger, ledgerRows } from '#functions/data/erasure/ledger.ts';
import { tableShape } from '#functions/data/table/shape.ts';
import { ownerOfPartition } from '#functions/data/table/user-partition.ts';
import type { Item } from '#functions/outside/table.ts';

/** The table module uses the table named in the environment. */
async function inTable<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = process.env.TABLE_NAME;
  process.env.TABLE_NAME = name;
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env.TABLE_NAME;
    else process.env.TABLE_NAME = before;
  }
}

/** Everybody with a row in the table; rows of one partition are adjacent. */
async function* peopleIn(client: DynamoDBClient, TableName: string): AsyncGenerator<string> {
  const { partitionKey } = tableShape;
  const pages = paginateScan(
    { client },
    { TableName, ProjectionExpression: '#pk', ExpressionAttributeNames: { '#pk': partitionKey }, ConsistentRead: true },
  );
  let last: string | null = null;
  for await (const { Items = [] } of pages)
    for (const item of Items) {
      const owner = ownerOfPartition(item[partitionKey]?.S ?? '');
      if (owner !== null && owner !== last) yield owner;
      last = owner ?? last;
    }
}

/**
 * Repeats all later erasures in an older copy of the table. The ledger is written into the copy first, so that a repeat
 * after a crash, and every later restore, finds it.
 * @param inUse the table in use, which has the complete ledger
 * @param receipts of erasures that only the logs have, for when that table is lost
 */
export async function eraseAgainIn(
  client: DynamoDBClient,
  { copy, inUse, receipts = [] }: { copy: string; inUse: string | null; receipts?: string[] },
): Promise<{ known: number; erased: number; people: number }> {
  const ledgerInUse = inUse === null ? [] : await inTable(inUse, ledgerRows);
  return inTable(copy, async () => {
    await keepLedger(ledgerInUse);
    const rows = (await ledgerRows()).filter(({ pk }) => pk === recordsPartition);
    const ledger = new Map<string, Item>(rows.map((row) => [row.sk, row]));
    // nothing else is known of an erasure that is only in the logs: it counts as ended
    for (const receipt of receipts) if (!ledger.get(receipt)?.endedAt) ledger.set(receipt, { endedAt: 0 });
    let [erased, people] = [0, 0];
    for await (const sub of peopleIn(client, copy)) {
      people += 1;
      if (await eraseAgain(sub, ledger)) erased += 1;
    }
    return { known: ledger.size, erased, people };
  });
}
