import {
  BatchWriteItemCommand,
  CreateTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  paginateScan,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';

/** Copies the current content of a table of the local stack, whose engine has no point-in-time recovery. */
export async function copyNow(client: DynamoDBClient, { table, copy }: { table: string; copy: string }): Promise<void> {
  const { Table: source } = await client.send(new DescribeTableCommand({ TableName: table }));
  const { KeySchema, AttributeDefinitions } = source!;
  await client.send(
    new CreateTableCommand({ TableName: copy, KeySchema, AttributeDefinitions, BillingMode: 'PAY_PER_REQUEST' }),
  );
  await waitUntilTableExists({ client, maxWaitTime: 30, minDelay: 1 }, { TableName: copy });
  // the most that one request may write
  for await (const { Items = [] } of paginateScan({ client }, { TableName: table, Limit: 25 }))
    if (Items.length > 0)
      await client.send(
        new BatchWriteItemCommand({ RequestItems: { [copy]: Items.map((Item) => ({ PutRequest: { Item } })) } }),
      );
}
