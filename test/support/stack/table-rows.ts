import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  PutCommand,
  ScanCommand,
} from '@aws-sdk/lib-dynamodb';
import type { Endpoints } from '#infra/local/endpoints.ts';

export type Row = Record<string, unknown>;
export type TableAddress = Pick<Endpoints, 'dynamodb' | 'region' | 'table'>;

const connect = ({ dynamodb, region }: TableAddress) =>
  DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint: dynamodb, region, credentials: { accessKeyId: 'test', secretAccessKey: 'test' } }),
  );

/** Puts a row into the table of a running stack, as it is. */
export async function putRow(endpoints: TableAddress, Item: Row): Promise<void> {
  const client = connect(endpoints);
  await client.send(new PutCommand({ TableName: endpoints.table, Item }));
  client.destroy();
}

export async function deleteRow(endpoints: TableAddress, Key: { pk: string; sk: string }): Promise<void> {
  const client = connect(endpoints);
  await client.send(new DeleteCommand({ TableName: endpoints.table, Key }));
  client.destroy();
}

/** Puts many. */
export async function putRows(endpoints: TableAddress, rows: Row[]): Promise<void> {
  const client = connect(endpoints);
  const BATCH = 25;
  for (let first = 0; first < rows.length; first += BATCH) {
    const puts = rows.slice(first, first + BATCH).map((Item) => ({ PutRequest: { Item } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [endpoints.table]: puts } }));
  }
  client.destroy();
}

/** Everything in a running stack's table, or one user's part of it. */
export async function tableRows(endpoints: TableAddress, sub?: string): Promise<Row[]> {
  const client = connect(endpoints);
  const rows: Row[] = [];
  let ExclusiveStartKey: Row | undefined;
  do {
    const page = await client.send(
      new ScanCommand({
        TableName: endpoints.table,
        ConsistentRead: true,
        ...(ExclusiveStartKey && { ExclusiveStartKey }),
      }),
    );
    rows.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  client.destroy();
  return sub ? rows.filter((row) => String(row.pk).includes(sub)) : rows;
}
