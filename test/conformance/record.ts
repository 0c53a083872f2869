import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '#test/support/source/source-tree.ts';
import type { Exchange, ServiceTapped } from './exchange.ts';
import { runTests } from './run-tests.ts';

const tap = pathToFileURL(join(root, 'test/conformance/tap.ts')).href;

/**
 * Records the requests to stand-ins and their answers while tests of our own suite run. A failing test is not reported
 * here: it fails in `npm test`.
 * @returns the file of exchanges, one per line, and the exchanges
 */
export async function record(services: ServiceTapped[], files: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-tap-'));
  const file = join(folder, 'exchanges.jsonl');
  const { passed, failures, late } = await runTests(files, {
    WAYMARK_TAP: file,
    NODE_OPTIONS: `--disable-warning=ExperimentalWarning --import=${tap}`,
  });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const exchanges = lines.map((line): Exchange => JSON.parse(line)).filter(({ service }) => services.includes(service));
  if (exchanges.length === 0)
    throw new Error(`nothing was asked: ${passed} tests passed\n${[...failures, ...late].join('\n')}`);
  return { file, exchanges, forget: () => rmSync(folder, { recursive: true, force: true }) };
}
