import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './support/source-tree.ts';

/** `npm test`: every check, one after the other, whatever the one before said. `--quick` is `npm run check`. */

interface Step {
  name: string;
  command: [string, ...string[]];
  /** a vitest project, counted by its tests; any other step counts as one */
  project?: string;
  quick?: true;
}

interface Outcome {
  passed: number;
  failed: number;
  /** what failed and why, a line or two each: told at the very end, which is all that some logs keep */
  failures: string[];
}

const vitest = (name: string, project: string): Step => ({
  name,
  project,
  command: ['vitest', 'run', '--config', 'test/vitest.config.ts', '--project', project],
});

const steps: Step[] = [
  { name: 'types', command: ['tsc'], quick: true },
  { name: 'lint', command: ['biome', 'ci', '--error-on-warnings', '--colors=off', '.'], quick: true },
  { name: 'dead code', command: ['knip', '--config', 'test/knip.config.ts'], quick: true },
  { ...vitest('unit and drift tests', 'unit'), quick: true },
  { name: 'app build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'cdk synth', command: ['npm', 'run', '--silent', 'synth'] },
  vitest('infrastructure tests', 'infra'),
  vitest('API and local stack tests', 'stack'),
  vitest('browser tests', 'e2e'),
];

/** A test that never ends must not keep the other checks from being told. The browser tests are the most, by far. */
const stepLimitMs = (project?: string) => (project === 'e2e' ? 40 : 15) * 60_000;

const windows = process.platform === 'win32';

/** Runs a command; its output is kept back and returned unless it is a vitest project, which reports for itself. */
function run([command, ...args]: Step['command'], project?: string): Promise<{ ok: boolean; output: string }> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      shell: windows,
      stdio: project ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      timeout: stepLimitMs(project),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => done({ ok: false, output: String(error) }));
    child.once('close', (code) => done({ ok: code === 0, output }));
  });
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
}

const firstLine = (text = ''): string => stripVTControlCharacters(text).trim().split('\n', 1)[0] ?? '';

/** The tests of a run; a file that could not be loaded, or a run that broke off, is a failure of its own. */
function count(file: string, ok: boolean): Outcome {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, failures: ['the run broke off, without a report'] };
  }
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(root, name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && tests.length === 0) return [`${path}\n      ${firstLine(message)}`];
    return tests.map((test) => `${path}: ${test.fullName}\n      ${firstLine(test.failureMessages?.[0])}`);
  });
  if (failures.length === 0 && !ok) failures.push('an error outside of every test, or a run that broke off: see above');
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

const folder = mkdtempSync(join(tmpdir(), 'waymark-run-'));
const total: Outcome = { passed: 0, failed: 0, failures: [] };
const lines: string[] = [];
const quick = process.argv.includes('--quick');

for (const { name, command, project } of steps.filter((step) => !quick || step.quick)) {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const report = join(folder, `${project}.json`);
  const reporting = project ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [];
  const { ok, output } = await run([...command, ...reporting] as Step['command'], project);
  if (!ok) console.log(output.trimEnd());
  const outcome = project
    ? count(report, ok)
    : { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: ok ? [] : [firstLine(output)] };
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  total.failures.push(...outcome.failures.map((failure) => `${name}: ${failure}`));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const line = `${outcome.failed === 0 ? 'ok  ' : 'FAIL'}  ${name.padEnd(26)} ${seconds.padStart(6)} s  ${outcome.passed} passed${outcome.failed ? `, ${outcome.failed} failed` : ''}`;
  lines.push(line);
  console.log(line);
}
rmSync(folder, { recursive: true, force: true });
console.log(`\n${lines.join('\n')}\n`);
if (total.failures.length > 0) console.log(`Failed:\n  ${total.failures.join('\n  ')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
