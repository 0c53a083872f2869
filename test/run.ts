import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endsOf, type Outcome, outcomeOf } from './support/harness/test-report.ts';
import { root } from './support/source/source-tree.ts';

/**
 * `npm test`: every check, whatever the others said. `--quick` is `npm run check`, `--long` is `npm run test:long`, `--all`
 * is both, `--ci` is that and `npm run test:conformance` in what is left of the time that a server gives. What keeps one
 * core busy runs beside the unit tests; what starts stacks and browsers has the machine to itself.
 */

interface Step {
  name: string;
  command: [string, ...string[]];
  /** who counts its tests; any other step counts as one */
  runner?: 'vitest' | 'playwright';
  env?: Record<string, string>;
  /** ends by itself in so many minutes, or in what is left before `wholeMinutes` (WAYMARK_MINUTES) */
  minutes?: number;
  /** runs with these flags, and with those of which they are part; otherwise with none, and with --all */
  with?: '--quick' | '--long' | '--ci';
}

const vitest = (name: string, project: string, ...more: string[]): Step => ({
  name,
  runner: 'vitest',
  command: ['vitest', 'run', '--config', 'test/vitest.config.ts', '--reporter=dot', '--project', project, ...more],
});
const playwright = (name: string, ...files: string[]): Step => ({
  name,
  runner: 'playwright',
  command: ['playwright', 'test', '--config', 'test/playwright.config.ts', '--reporter=dot,json', ...files],
});

/** The sizes that reliability asks for; a test has smaller ones. */
const sizes = { WAYMARK_KILLS: '200', WAYMARK_FUZZ: '100000', WAYMARK_SEEDS: '40', WAYMARK_HISTORIES: '2400' };
const sized = ['durability', 'fuzz', 'quota', 'ledger-on-disk'].map((name) => `test/api/${name}.test.ts`);

/** Lanes run beside each other, the steps of a lane one after the other. */
const phases: Step[][][] = [
  [
    [
      { name: 'types', command: ['tsc'], with: '--quick' },
      { name: 'lint', command: ['biome', 'ci', '--error-on-warnings', '--colors=off', '.'], with: '--quick' },
      { name: 'dead code', command: ['knip', '--config', 'test/knip.config.ts'], with: '--quick' },
      { name: 'code of tests alone', command: ['knip', '--config', 'test/knip-product.config.ts'], with: '--quick' },
      { name: 'advisories', command: ['npm', 'run', '--silent', 'advisories'], with: '--long' },
      { name: 'app build', command: ['npm', 'run', '--silent', 'build'] },
      { name: 'cdk synth', command: ['npm', 'run', '--silent', 'synth'] },
    ],
    [{ ...vitest('unit and drift tests', 'unit'), with: '--quick' }],
  ],
  // three at a time: two cores have time for a third while the others wait
  [[vitest('infrastructure and stack tests', 'infra', '--project', 'stack', '--maxWorkers=3')]],
  [[playwright('browser tests', '--project=development server', '--project=turned clock', '--project=shared stacks')]],
  [[{ ...vitest('tests that are long by nature', 'long', '--maxWorkers=3'), with: '--long' }]],
  [[{ ...playwright('long browser tests', '--project=long'), with: '--long' }]],
  [[{ ...vitest('stack tests at full size', 'stack', ...sized), env: sizes, with: '--long' }]],
  [
    [
      {
        ...vitest('plans of 10,000 people', 'unit', 'test/guidance/feasible-plan.test.ts'),
        env: { WAYMARK_PEOPLE: '10000' },
        with: '--long',
      },
    ],
  ],
  [[{ ...playwright('every screen in every view', 'axe.e2e'), env: { WAYMARK_VIEWS: 'all' }, with: '--long' }]],
  [[{ name: 'conformance', command: ['npm', 'run', '--silent', 'test:conformance'], minutes: 24, with: '--ci' }]],
];

/** A test that never ends must not keep the other checks from being told. */
const limitMs = 40 * 60_000;
/** A server ends a run after ninety, the installation among them. */
const wholeMinutes = 80;
const windows = process.platform === 'win32';
/** Reports, and what the checks and the CDK leave in the temporary folder: all of it goes at the end. */
const folder = mkdtempSync(join(tmpdir(), 'waymark-run-'));
const temporary = { TMPDIR: folder, TEMP: folder, TMP: folder };
const flag = process.argv[2];
if (flag && !['--quick', '--long', '--all', '--ci'].includes(flag)) throw new Error(`no such run: ${flag}`);
const isWanted = ({ with: asked }: Step): boolean => {
  if (flag === '--ci') return true;
  if (flag === '--all') return asked !== '--ci';
  return flag ? asked === flag : asked !== '--long' && asked !== '--ci';
};
const began = performance.now();
const leftMinutes = () => wholeMinutes - (performance.now() - began) / 60_000;
const lines: string[] = [];
const outcomes: Outcome[] = [];

/** Its output is kept; beside others it is told when it failed. */
function execute([command, ...args]: Step['command'], shown: boolean, env: Record<string, string>) {
  return new Promise<{ ok: boolean; output: string }>((done) => {
    const child = spawn(command, args, {
      cwd: root,
      shell: windows,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: limitMs,
      env: { ...process.env, ...temporary, ...(shown && process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => (output += chunk));
      if (shown) stream.pipe(process.stdout, { end: false });
    }
    child.once('error', (error) => done({ ok: false, output: String(error) }));
    child.once('close', (code) => done({ ok: code === 0, output }));
  });
}

async function run({ name, command, runner, env, minutes }: Step, shown: boolean): Promise<void> {
  const started = performance.now();
  const report = join(folder, `${name}.json`);
  const reporting = runner === 'vitest' ? ['--reporter=json', `--outputFile.json=${report}`] : [];
  const { ok, output } = await execute([...command, ...reporting], shown, {
    ...env,
    ...(minutes && { WAYMARK_MINUTES: String(Math.max(0, Math.min(minutes, leftMinutes()))) }),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  if (!ok && !shown) console.log(`\n── ${name}\n${output.trimEnd()}`);
  const outcome = runner
    ? outcomeOf(runner, report, ok ? null : output)
    : { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: ok ? [] : [endsOf(output)], slow: [] };
  outcomes.push({ ...outcome, failures: outcome.failures.map((failure) => `${name}: ${failure}`) });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const counts = `${outcome.passed} passed${outcome.failed ? `, ${outcome.failed} failed` : ''}`;
  lines.push(`${outcome.failed === 0 ? 'ok  ' : 'FAIL'}  ${name.padEnd(30)} ${seconds.padStart(6)} s  ${counts}`);
  console.log(`\n${lines.at(-1)}`);
}

for (const lanes of phases) {
  const wanted = lanes.map((lane) => lane.filter(isWanted)).filter((lane) => lane.length > 0);
  await Promise.all(
    wanted.map(async (lane) => {
      for (const step of lane) await run(step, wanted.length === 1);
    }),
  );
}
rmSync(folder, { recursive: true, force: true });

const slowest = outcomes.flatMap(({ slow }) => slow).sort((one, other) => other.ms - one.ms);
console.log('\nThe ten slowest tests:');
for (const { name, ms } of slowest.slice(0, 10)) console.log(`  ${(ms / 1000).toFixed(1).padStart(5)} s  ${name}`);
console.log(
  `\n${lines.join('\n')}\n      ${'altogether'.padEnd(30)} ${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s\n`,
);
const failures = outcomes.flatMap((outcome) => outcome.failures);
if (failures.length > 0) console.log(`Failed:\n  ${failures.join('\n\n  ')}\n`);
const sum = (of: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[of], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
