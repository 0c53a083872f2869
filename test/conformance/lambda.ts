import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '#test/support/source/source-tree.ts';
import type { Check } from './check.ts';
import { deployed } from './lambda-bundles.ts';
import type { LambdaNote } from './lambda-host.ts';
import { runTests } from './run-tests.ts';

const host = pathToFileURL(join(root, 'test/conformance/lambda-host.ts')).href;

/**
 * The bundles as uploaded, each in a separate process with its variables and its role's rights from the production
 * template. They are driven by the test that uses every right of every function; that test's own expectations about
 * rights do not apply to them, so its outcome is ignored unless a function was never called.
 */
export const lambda: Check = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-lambda-'));
  const [list, notes] = ['functions.json', 'notes.jsonl'].map((name) => join(folder, name)) as [string, string];
  try {
    const functions = deployed(join(folder, 'assembly'));
    writeFileSync(list, JSON.stringify(functions));
    const { failures, late } = await runTests(['test/api/rights.test.ts'], {
      WAYMARK_LAMBDA: list,
      WAYMARK_LAMBDA_NOTES: notes,
      NODE_OPTIONS: `--disable-warning=ExperimentalWarning --import=${host}`,
    });
    const said = existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : [];
    const all = said.map((line): LambdaNote => JSON.parse(line));
    const told = (kind: LambdaNote['kind']) =>
      all.filter((note) => note.kind === kind).map(({ file, what }) => `${file} ${kind}: ${what}`);
    const uncalled = functions
      .filter(({ file }) => !all.some((note) => note.file === file))
      .map(({ file }) => `${file}: never called`);
    // a 503 means that something was not reached in time
    const busy = told('failed').filter((note) => note.includes(' failed: 503 '));
    const wrong = [...told('denied'), ...told('failed')].filter((note) => !busy.includes(note));
    // if the test did not finish, not everything was called
    const isWhole = late.length === 0;
    return {
      measured: `${functions.length} bundles, ${all.length} calls`,
      findings: [...new Set(wrong), ...(isWhole && uncalled.length > 0 ? [...uncalled, ...failures] : [])],
      late: [...new Set(busy), ...(isWhole ? [] : [...uncalled, ...late])],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
