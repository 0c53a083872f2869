import { join } from 'node:path';
import type { Check } from './check.ts';
import { python } from './engines.ts';
import { faultsOf } from './faults.ts';
import { run } from './program.ts';
import { record } from './record.ts';

/** Tests with requests of the product, Amplify and hostile clients to the AWS stand-ins. */
const suite = [
  ...['identity', 'ended-sessions', 'account-rights', 'chat-model', 'learning-plan', 'reminders'].map(
    (name) => `test/api/${name}`,
  ),
  ...['cognito/sdk', 'cognito/amplify', 'bedrock', 'model'].map((name) => `test/local/${name}`),
].map((name) => `${name}.test.ts`);

/** Compares requests to the Cognito, Bedrock and SES stand-ins and their answers with the services' models. */
export const models: Check = async () => {
  const programs = python();
  const { file, exchanges, forget } = await record(['cognito', 'bedrock', 'ses'], suite);
  const held = await run(join(programs, 'python'), ['test/conformance/models.py', file]);
  forget();
  const [operations = ''] = held.output.split('\n');
  return { measured: `${exchanges.length} requests and answers of ${operations}`, findings: faultsOf(held) };
};
