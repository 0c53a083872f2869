import { BatchWriteItemCommand, type DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { createTable } from '#infra/local/table.ts';

/** A copy of what a table of the local stack holds now. Its engine keeps no past to restore. */
export async function copyNow(client: DynamoDBClient, { table, copy }: { table: string; copy: string }): Promise<void> {
  await createTable(client, copy);
  // as many as one request may write
  for await (const { Items = [] } of paginateScan({ client }, { TableName: table, Limit: 25 }))
    if (Items.length > 0)
      await client.send(
        new BatchWriteItemCommand({ RequestItems: { [copy]: Items.map((Item) => ({ PutRequest: { Item } })) } }),
      );
}
