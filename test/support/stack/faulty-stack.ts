import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFaultProxy } from './fault-proxy.ts';
import { type StackOptions, startStack } from './stack.ts';
import { startTable } from './start-table.ts';

/**
 * The running product with a fault proxy in front of its table: `database.follow(plan)` breaks it, `heal()` restores
 * it.
 */
export async function startFaultyStack(options: StackOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-table-'));
  const table = await startTable(folder);
  const database = await startFaultProxy(table.endpoint);
  const stack = await startStack({
    ...options,
    env: { ...options.env, AWS_ENDPOINT_URL_DYNAMODB: database.endpoint },
  });
  return {
    stack,
    database,
    async stop(): Promise<void> {
      await stack.stop();
      await database.stop();
      await table.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
