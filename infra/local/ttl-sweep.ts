import { DeleteItemCommand, type DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { tableShape } from '#functions/data/table/shape.ts';
import { localNow } from './clock.ts';

const { partitionKey, sortKey, ttlAttribute } = tableShape;

/**
 * Deletes what has expired, as DynamoDB does some time after the moment; the stand-in never does it by itself.
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
      // still expired when it is deleted: a write may have renewed it since the scan
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
