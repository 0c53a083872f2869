import { api } from './api.ts';
import type { Check } from './check.ts';
import { Missing } from './engines.ts';
import { lambda } from './lambda.ts';
import { models } from './models.ts';
import { s3 } from './s3.ts';
import { stripe } from './stripe.ts';
import { table } from './table.ts';
import { templates } from './templates.ts';

/**
 * `npm run test:conformance [-- <check>…]`: what we imitate, held against what others have built. Engines come from the
 * ordinary package registries into .engines; a check whose engine cannot be had is skipped and says why.
 */
const checks: Record<string, [against: string, Check]> = {
  api: ['docs/openapi.json (schemathesis)', api],
  templates: ['cfn-lint and moto’s CloudFormation', templates],
  lambda: ['what the template of production gives each bundle', lambda],
  s3: ['versitygw', s3],
  models: ['AWS’s models of Cognito, Bedrock and SES', models],
  stripe: ['stripe-mock and Stripe’s published description', stripe],
  table: ['DynamoDB Local (Amazon)', table],
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !checks[name]);
if (unknown) throw new Error(`no such check: ${unknown}; there are ${Object.keys(checks).join(', ')}`);
const wanted = Object.entries(checks).filter(([name]) => asked.length === 0 || asked.includes(name));

const counts = { passed: 0, failed: 0, skipped: 0 };
for (const [name, [against, check]] of wanted) {
  const started = performance.now();
  const tell = (how: keyof typeof counts, what: string, findings: string[] = []) => {
    counts[how] += 1;
    const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4);
    console.log(`${how.padEnd(8)} ${name.padEnd(10)} ${seconds} s  against ${against}: ${what}`);
    for (const finding of findings) console.log(`         - ${finding}`);
  };
  try {
    const { measured, findings } = await check();
    if (findings.length === 0) tell('passed', measured);
    else tell('failed', `${measured}; ${findings.length} differ`, findings);
  } catch (error) {
    if (error instanceof Missing) tell('skipped', error.message);
    else
      tell('failed', 'the check itself broke', [
        error instanceof Error ? (error.stack ?? error.message) : String(error),
      ]);
  }
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed === 0 ? 0 : 1);
