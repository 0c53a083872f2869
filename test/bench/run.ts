/**
 * `npm run bench`: the project's figures. Times are ratios to a reference in the same run; nothing here is a test.
 * Name parts to run only those: npm run bench -- ranking
 */
import * as accounts from './account-timing.ts';
import * as bundles from './bundles.ts';
import * as chat from './chat.ts';
import * as starts from './cold-start.ts';
import * as cost from './cost.ts';
import * as dynamodb from './dynamodb.ts';
import * as jobs from './jobs.ts';
import * as ranking from './rank.ts';
import * as resume from './resume.ts';
import * as screens from './screens.ts';
import * as webhook from './webhook.ts';

const parts: Record<string, { bench(): Promise<string[]> }> = {
  ranking,
  dynamodb,
  cost,
  jobs,
  bundles,
  starts,
  accounts,
  webhook,
  screens,
  chat,
  resume,
};
const wanted = process.argv.slice(2);

for (const [name, part] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`\n${name}\n`);
  for (const row of await part.bench()) process.stdout.write(`  ${row}\n`);
}
