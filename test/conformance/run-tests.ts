import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outcomeOf } from '#test/support/harness/test-report.ts';
import { root } from '#test/support/source/source-tree.ts';
import { run } from './program.ts';

/** A failure that says nothing about conformance: the machine was too busy. */
const unfinished = /\b(Test|Hook) timed out in/;

/** Runs tests of our own suite with another engine behind them. */
export async function runTests(files: string[], env: Record<string, string>, names: string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-conformance-'));
  const report = join(folder, 'report.json');
  const { code, output } = await run(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--config', 'test/vitest.config.ts', '--project', 'stack', '--maxWorkers=1'],
      ...['--reporter=json', `--outputFile.json=${report}`, ...names.flatMap((name) => ['-t', name]), ...files],
    ],
    { env },
  );
  const { passed, failures } = outcomeOf('vitest', report, code === 0 ? null : output);
  rmSync(folder, { recursive: true, force: true });
  return {
    passed,
    failures: failures.filter((failure) => !unfinished.test(failure)),
    late: failures.filter((failure) => unfinished.test(failure)),
  };
}
