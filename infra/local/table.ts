import {
  CreateTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceInUseException,
  ResourceNotFoundException,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { tableShape } from '#functions/data/table/shape.ts';

/** Creates the single table if it is missing, in the shape that the CDK's data stack deploys. */
export async function createTable(client: DynamoDBClient, TableName: string): Promise<void> {
  const exists = await client.send(new DescribeTableCommand({ TableName })).then(
    () => true,
    (error) => {
      if (error instanceof ResourceNotFoundException) return false;
      throw error;
    },
  );
  if (exists) return;
  const { partitionKey, sortKey, ttlAttribute } = tableShape;
  const isMine = await client
    .send(
      new CreateTableCommand({
        TableName,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [
          { AttributeName: partitionKey, AttributeType: 'S' },
          { AttributeName: sortKey, AttributeType: 'S' },
        ],
        KeySchema: [
          { AttributeName: partitionKey, KeyType: 'HASH' },
          { AttributeName: sortKey, KeyType: 'RANGE' },
        ],
      }),
    )
    .then(
      () => true,
      (error) => {
        if (error instanceof ResourceInUseException) return false; // another stack on this database created it first
        throw error;
      },
    );
  await waitUntilTableExists({ client, maxWaitTime: 20, minDelay: 1, maxDelay: 1 }, { TableName });
  if (!isMine) return;
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName,
      TimeToLiveSpecification: { Enabled: true, AttributeName: ttlAttribute },
    }),
  );
}
