import { join } from 'node:path';
import { freePortBlock } from '#test/support/stack/free-ports.ts';
import type { Check } from './check.ts';
import { dynamoDbLocal } from './engines.ts';
import { serve } from './program.ts';
import { runTests } from './run-tests.ts';

/** Tests that rely on conditions, transactions, counters and queries; each file starts with an empty table. */
const suite = [
  ...['quota', 'metered/metered', 'assessment', 'usage-summary', 'reset', 'retention', 'saved-resumes', 'sharing'],
  ...['account-rights', 'billing', 'webhook', 'webhook-effects', 'market-refresh', 'seed-occupation-data'],
  ...['occupation-marks', 'ledger-on-disk', 'job-passes', 'restore', 'ended-sessions', 'simple-assessment'],
  ...['billing-customers', 'billing-prices'],
];

/** The data layer and the ledger on Amazon's DynamoDB Local. */
export const table: Check = async () => {
  const jars = dynamoDbLocal();
  let passed = 0;
  const [findings, late]: [string[], string[]] = [[], []];
  for (const name of suite) {
    const port = await freePortBlock();
    const engine = await serve(
      port,
      'java',
      [
        ...['-Xmx500m', '-cp', join(jars, '*'), 'com.amazonaws.services.dynamodbv2.local.main.ServerRunner'],
        ...['-inMemory', '-sharedDb', '-disableTelemetry', '-port', String(port)],
      ],
      { env: { LD_LIBRARY_PATH: jars } },
    );
    const outcome = await runTests([`test/api/${name}.test.ts`], {
      AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
      WAYMARK_OWN_TABLES: engine.endpoint,
    });
    await engine.stop();
    passed += outcome.passed;
    findings.push(...outcome.failures);
    late.push(...outcome.late);
  }
  return { measured: `${passed} tests of ${suite.length} files`, findings, late };
};
