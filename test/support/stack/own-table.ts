import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createTable } from '#infra/local/table.ts';
import { startTable } from './start-table.ts';

/** A table for functions that run in this process, without a stack around them. */
export async function startOwnTable(name: string) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const { endpoint, stop } = await startTable(folder);
  const region = 'eu-central-1';
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    TABLE_NAME: name,
    STAGE: 'local',
  });
  const client = new DynamoDBClient({});
  await createTable(client, name);
  client.destroy();
  return {
    endpoint,
    region,
    table: name,
    async stop(): Promise<void> {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
