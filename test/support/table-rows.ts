import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Endpoints } from '#infra/local/endpoints.ts';

/** Everything that lies in the table of a running stack, or what of it belongs to one user. */
export async function tableRows(
  { dynamodb, table, region }: Endpoints,
  sub?: string,
): Promise<Record<string, unknown>[]> {
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint: dynamodb, region, credentials: { accessKeyId: 'test', secretAccessKey: 'test' } }),
  );
  const rows: Record<string, unknown>[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: table, ConsistentRead: true, ...(ExclusiveStartKey && { ExclusiveStartKey }) }),
    );
    rows.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  client.destroy();
  return sub ? rows.filter((row) => String(row.pk).includes(sub)) : rows;
}
