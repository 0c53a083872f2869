import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routeEntries } from '#shared/api.ts';
import { root } from '#test/support/source/source-tree.ts';
import { startStack } from '#test/support/stack/stack.ts';
import type { Check } from './check.ts';
import { python } from './engines.ts';
import { run } from './program.ts';

/** The first success of these ends the session. */
const ending = ['/sign-out', '/erase-account'];
const administrators = routeEntries.filter(({ route }) => route.access === 'admin').map(({ route }) => route.path);

/** JSON Schema cannot express all rules, e.g. that a text is a vacancy, so valid input need not be accepted. */
const unasked = 'positive_data_acceptance';

/** Lines of the report about a failure: the call, what is wrong with its answer, and the request to repeat it. */
const telling = /^_{3,} \S+ \/|^- ST\d+|^\s+curl /;

interface Report {
  test_cases: { generated: number };
  failures: { count: number }[];
  errors: unknown[];
  operations: { tested: number };
}

/** Fuzzes the running API from docs/openapi.json: no server errors and no undocumented answers. */
export const api: Check = async () => {
  const programs = python();
  const stack = await startStack();
  const folder = mkdtempSync(join(tmpdir(), 'waymark-schemathesis-'));
  const findings: string[] = [];
  let [generated, tested] = [0, 0];
  try {
    const { accessToken: subscriber } = await stack.signInDemo('Max');
    const { accessToken: administrator } = await stack.signInDemo('admin');
    const { accessToken: leaving } = await stack.signUpAndIn();
    const visits: [token: string, paths: string[]][] = [
      [subscriber, [...ending, ...administrators].flatMap((path) => ['--exclude-path', path])],
      [administrator, administrators.flatMap((path) => ['--include-path', path])],
      [leaving, ending.flatMap((path) => ['--include-path', path])],
    ];
    for (const [token, paths] of visits) {
      const report = join(folder, 'report.json');
      const { output } = await run(
        join(programs, 'schemathesis'),
        [
          ...['run', join(root, 'docs/openapi.json'), '--url', stack.endpoints.api, ...paths],
          ...['-H', `Authorization: Bearer ${token}`],
          ...['--phases', 'coverage,fuzzing', '--max-examples', '12', '--seed', '1', '--continue-on-failure'],
          ...[
            '--checks',
            'all',
            '--exclude-checks',
            unasked,
            '--warnings',
            'off',
            '--request-timeout',
            '60',
            '--report-json-path',
            report,
          ],
        ],
        { cwd: folder, env: { NO_COLOR: '1' } },
      );
      const { test_cases, failures, errors, operations } = JSON.parse(readFileSync(report, 'utf8')) as Report;
      generated += test_cases.generated;
      tested += operations.tested;
      if (failures.length + errors.length > 0) {
        const told = output.split('\n').filter((line) => telling.test(line));
        findings.push(...(told.length > 0 ? told : [output.slice(-2_000)]).map((line) => line.trim().slice(0, 400)));
      }
    }
  } finally {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return { measured: `${generated} requests to ${tested} operations`, findings };
};
