/**
 * `npm run deploy -- -c stage=prod -c …`: builds, shows the changes, asks for confirmation, deploys the stacks in the
 * order of their references, and runs the smoke test. The assembly that is shown is the one that is deployed. `--yes`
 * skips the question. The first deployment of a dev stage goes on with a second one: mails link to an address, and files
 * may be posted from it, that is known only after the first.
 */
import { spawnSync } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { noAddress, stageOf } from '#infra/stage/stage.ts';
import { modelAnswers } from './model-answers.ts';

const assembly = 'cdk.out';
const outputs = `${assembly}/outputs.json`;
/** the file of the CDK with further context values */
const keptValues = 'cdk.context.json';

/** Ends the deployment; the message says why. */
class Stopped extends Error {}

function run(command: string, args: string[]): number {
  process.stderr.write(`deploy: ${command} ${args.join(' ')}\n`);
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (error) throw new Stopped(`${command} could not be run: ${error.message}`);
  return status ?? 1;
}

function must(command: string, ...args: string[]): void {
  if (run(command, args) !== 0) throw new Stopped(`${command} ${args[0]} failed, see above; nothing after it was done`);
}

async function agreed(): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Stopped('nobody is there to be asked: look at the changes, then say --yes');
  const asking = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await asking.question('deploy: are these the changes you want? Type yes: ');
  asking.close();
  return answer.trim().toLowerCase() === 'yes';
}

const kept = (): Record<string, unknown> =>
  existsSync(keptValues) ? JSON.parse(readFileSync(keptValues, 'utf8')) : {};

/** The values that the synth will read, too; the command line wins over the file. */
function valuesOf(args: string[]): Record<string, unknown> {
  const pairs = args.flatMap((arg, at) => (arg === '-c' || arg === '--context' ? [args[at + 1] ?? ''] : []));
  return {
    ...kept(),
    ...Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])),
  };
}

/** CloudFront's own address, from the outputs of the deployment. */
function ownAddress(): string | undefined {
  if (!existsSync(outputs)) return undefined;
  const stacks = JSON.parse(readFileSync(outputs, 'utf8')) as Record<string, Record<string, string>>;
  return Object.values(stacks).flatMap((each) => each.AppAddress ?? [])[0];
}

/**
 * The public address, or CloudFront's own while the host does not resolve yet, because only now is its target known.
 */
async function addressOf(origin: string): Promise<string> {
  const own = ownAddress();
  if (!own) return origin;
  const { hostname } = new URL(origin);
  const leads = await lookup(hostname).then(
    () => true,
    () => false,
  );
  if (leads) return origin;
  process.stderr.write(`deploy: ${hostname} leads nowhere yet: point it at ${own}, where the main job is walked\n`);
  return own;
}

const synth = (args: string[]): void => must('cdk', 'synth', '--quiet', '--output', assembly, ...args);
const deployAssembly = (): void =>
  must('cdk', 'deploy', '--all', '--app', assembly, '--require-approval', 'never', '--outputs-file', outputs);

/** Deploys once more with CloudFront's own address, which later deployments find in the file. */
function deployWithAddress(args: string[]): string {
  const own = ownAddress();
  if (!own) throw new Stopped('deployed, and not walked: no address is known');
  writeFileSync(keptValues, `${JSON.stringify({ ...kept(), appOrigin: own }, null, 2)}\n`);
  process.stderr.write(`deploy: once more with appOrigin=${own}, which ${keptValues} keeps for later deployments\n`);
  synth(args);
  deployAssembly();
  return own;
}

async function deploy(): Promise<void> {
  const args = process.argv.slice(2).filter((arg) => arg !== '--yes');
  const { model, region, site } = stageOf(valuesOf(args));
  must('npm', 'run', '--silent', 'build');
  synth(args);
  if (model) await modelAnswers(model.profile, region);
  must('cdk', 'diff', '--app', assembly);
  if (!process.argv.includes('--yes') && !(await agreed())) throw new Stopped('nothing was deployed');
  deployAssembly();
  const address = site.origin === noAddress ? deployWithAddress(args) : await addressOf(site.origin);
  const walked = run('npm', ['run', '--silent', 'smoke', '--', address]);
  if (walked === 1) throw new Stopped('deployed, and the main job fails: docs/runbook.md, *Back to the last good one*');
  process.stderr.write(walked === 0 ? 'deploy: done\n' : 'deploy: done; not all of the main job could be walked\n');
}

try {
  await deploy();
} catch (error) {
  process.stderr.write(`deploy: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
