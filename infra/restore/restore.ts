/**
 * `npm run restore`: makes a copy of the table as of a point in time, without anybody who was erased since
 * (docs/runbook.md, *Restore the table*). It does not change the table in use.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  DescribeTableCommand,
  DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { tableShape } from '#functions/data/table/shape.ts';
import { eraseAgainIn } from './erase-again.ts';
import { copyNow } from './local-copy.ts';

const usage = `usage:
  npm run restore -- --table <in use> --at <moment, such as 2027-03-01T11:55:00Z>   a copy of then, and erased again
  npm run restore -- --table <in use> --copy <table>                                erased again in a copy that is there
  npm run restore -- --copy <table> --receipts <file>                               the same where the one in use is lost
      --receipts <file>   receipts of erasures that the logs tell of, one a line
      --local             the stack of npm start, which runs: a copy of now is made where none of that name is there`;

const tell = (line: string) => process.stdout.write(`restore: ${line}\n`);
const HOURS = 3600;
const recoveryDays = 35;

const isThere = (client: DynamoDBClient, TableName: string): Promise<boolean> =>
  client.send(new DescribeTableCommand({ TableName })).then(
    () => true,
    (error) => {
      if (error.name === 'ResourceNotFoundException') return false;
      throw error;
    },
  );

async function copyOf(client: DynamoDBClient, table: string, at: Date): Promise<string> {
  const { Table: source } = await client.send(new DescribeTableCommand({ TableName: table }));
  const copy = `${table}-at-${at.toISOString().replace(/[-:]|\.\d+Z/g, '')}`;
  if (!(await isThere(client, copy)))
    await client.send(
      new RestoreTableToPointInTimeCommand({
        SourceTableName: table,
        TargetTableName: copy,
        RestoreDateTime: at,
        ...(source?.OnDemandThroughput && { OnDemandThroughputOverride: source.OnDemandThroughput }),
        ...(source?.SSEDescription?.KMSMasterKeyArn && {
          SSESpecificationOverride: {
            Enabled: true,
            SSEType: 'KMS',
            KMSMasterKeyId: source.SSEDescription.KMSMasterKeyArn,
          },
        }),
      }),
    );
  tell(`${copy} is being made; this takes minutes, and hours for a large table`);
  await waitUntilTableExists({ client, maxWaitTime: 8 * HOURS, minDelay: 5, maxDelay: 30 }, { TableName: copy });
  // settings that a restore does not copy
  await client.send(
    new UpdateContinuousBackupsCommand({
      TableName: copy,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: recoveryDays },
    }),
  );
  await client.send(new UpdateTableCommand({ TableName: copy, DeletionProtectionEnabled: true }));
  return copy;
}

/** @throws with the table's name, which DynamoDB's error omits */
async function mustBeThere(client: DynamoDBClient, table: string): Promise<void> {
  if (!(await isThere(client, table))) throw new Error(`there is no table ${table} here`);
}

/** Runs last, so that nothing expires while it is still being read. */
async function letExpire(client: DynamoDBClient, TableName: string): Promise<void> {
  const AttributeName = tableShape.ttlAttribute;
  await client
    .send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification: { Enabled: true, AttributeName } }))
    .catch((error) => {
      if (!/already enabled/i.test(error.message)) throw error;
    });
}

function localStack(): void {
  const folder = process.env.WAYMARK_STATE_DIR || join(import.meta.dirname, '../../.local');
  const { dynamodb, region } = JSON.parse(readFileSync(join(folder, 'endpoints.json'), 'utf8'));
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: dynamodb,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  });
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      table: { type: 'string' },
      at: { type: 'string' },
      copy: { type: 'string' },
      receipts: { type: 'string' },
      local: { type: 'boolean' },
    },
  });
  const { table, at, receipts } = values;
  const moment = at === undefined ? null : new Date(at);
  const isWhole = values.copy ? table || receipts : table && moment;
  if (!isWhole || (moment && Number.isNaN(moment.getTime())) || (values.copy && moment)) throw new Error(usage);
  if (values.copy === table) throw new Error('--copy must be another table than the one in use');
  if (values.local && moment)
    throw new Error('the local engine keeps no past: leave --at out, and name a copy by --copy');
  if (values.local) localStack();
  const client = new DynamoDBClient({});
  if (table) await mustBeThere(client, table);
  if (values.copy && values.local && table && !(await isThere(client, values.copy))) {
    await copyNow(client, { table, copy: values.copy });
    tell(`${values.copy} is a copy of now: say the same again after an erasure`);
  }
  if (values.copy) await mustBeThere(client, values.copy);
  const copy = values.copy ?? (await copyOf(client, table!, moment!));
  const { known, erased, people } = await eraseAgainIn(client, {
    copy,
    inUse: table ?? null,
    receipts: receipts ? readFileSync(receipts, 'utf8').split('\n').filter(Boolean) : [],
  });
  await letExpire(client, copy);
  tell(`${people} people in ${copy}; the ledger knows ${known} erasures, ${erased} of them were done again`);
  tell(`people use it after a deployment with -c restoredTable=${copy}`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`restore: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
