import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createTable } from '#infra/local/table.ts';
import { startTable } from './start-table.ts';
import { tableEnv } from './table-env.ts';

/** Another engine for these tables: the address of one that runs already (test/conformance/table.ts). */
const elsewhere = process.env.WAYMARK_OWN_TABLES;

/** A table for functions run in this process, without a stack. */
export async function startOwnTable(table: string) {
  const folder = mkdtempSync(join(tmpdir(), `${table}-`));
  const { endpoint, stop } = elsewhere
    ? { endpoint: elsewhere, stop: async () => undefined }
    : await startTable(folder);
  const where = { dynamodb: endpoint, region: 'eu-central-1', table };
  Object.assign(process.env, tableEnv(where));
  const client = new DynamoDBClient({});
  await createTable(client, table);
  client.destroy();
  return {
    ...where,
    /** removed when the table is stopped */
    folder,
    async stop(): Promise<void> {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
