import { DeleteItemCommand, type DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { tableShape } from '#functions/data/table/shape.ts';
import { localNow } from './clock.ts';

const { partitionKey, sortKey, ttlAttribute } = tableShape;

/**
 * Deletes expired items, as DynamoDB does some time after expiry; the stand-in never does.
 * @returns how many items were deleted
 */
export async function sweepExpired(client: DynamoDBClient, TableName: string): Promise<number> {
  const now = String(Math.floor(localNow() / 1000));
  let deleted = 0;
  const pages = paginateScan(
    { client },
    {
      TableName,
      FilterExpression: '#ttl < :now',
      ProjectionExpression: '#pk, #sk',
      ExpressionAttributeNames: { '#ttl': ttlAttribute, '#pk': partitionKey, '#sk': sortKey },
      ExpressionAttributeValues: { ':now': { N: now } },
    },
  );
  for await (const page of pages)
    for (const Key of page.Items ?? []) {
      // deletes only if still expired: a write may have renewed the item since the scan
      const gone = await client
        .send(
          new DeleteItemCommand({
            TableName,
            Key,
            ConditionExpression: '#ttl < :now',
            ExpressionAttributeNames: { '#ttl': ttlAttribute },
            ExpressionAttributeValues: { ':now': { N: now } },
          }),
        )
        .then(
          () => true,
          (error) => {
            if (error.name === 'ConditionalCheckFailedException') return false;
            throw error;
          },
        );
      if (gone) deleted += 1;
    }
  return deleted;
}
