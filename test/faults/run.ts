import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#test/support/source/source-tree.ts';
import { figuresIn } from './figures.ts';

/**
 * `npm run test:faults`: every dependency fails in every way during every flow, the stack is killed, the clock moved,
 * and everything put under load. It takes minutes, so it is not part of `npm test`. Name files to run only those:
 * npm run test:faults -- kills. WAYMARK_SECONDS sets the duration of the load, WAYMARK_STEPS the length of a history,
 * and WAYMARK_SEED the random numbers.
 */
const folder = mkdtempSync(join(tmpdir(), 'waymark-figures-'));
const figures = join(folder, 'figures.jsonl');
writeFileSync(figures, '');
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    ...['run', '--config', 'test/vitest.config.ts', '--project', 'faults', '--maxWorkers=1', '--reporter=verbose'],
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, WAYMARK_FIGURES: figures } },
);
console.log(`\n${figuresIn(figures).join('\n')}\n`);
rmSync(folder, { recursive: true, force: true });
process.exit(status ?? 1);
