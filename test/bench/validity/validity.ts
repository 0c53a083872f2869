/**
 * `npm run bench:validity`: what the assessment can find out, on simulated people (populations.ts).
 * `npm run bench:validity -- --responses ../shared/data` adds real answer sheets (respondents.ts).
 * `--people 300` simulates fewer people per row; `--write` writes docs/validity.md and the figures of the page
 * /how-it-works; `--keep file` saves the figures, so that a later engine can be compared with them.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { modelVersion } from '#shared/matching/model-version.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { root } from '#test/support/source/source-tree.ts';
import { readingTables } from './validity-readings.ts';
import { realTables } from './validity-real.ts';
import { figuresFile, type Run, report } from './validity-report.ts';
import { simulatedTables } from './validity-simulated.ts';
import { type Earlier, kept, printed, type Table } from './validity-table.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '600' },
    responses: { type: 'string' },
    write: { type: 'boolean', default: false },
    keep: { type: 'string' },
  },
});
if (values.write && !values.responses) throw new Error('--write needs --responses: the report is of both');

const facts = embeddedFacts();
const progress = (what: string) => process.stderr.write(`${what}\n`);
const tables: Table[] = [
  ...(values.responses ? realTables(facts, values.responses, progress) : []),
  ...simulatedTables(facts, Number(values.people), progress),
  ...readingTables(facts, Number(values.people), progress),
];
console.log(`Engine ${modelVersion}, ${facts.release}. Intervals are 95 %.`);
for (const table of tables) console.log(printed(table));

const run: Run = { modelVersion, tables };
if (values.keep) writeFileSync(values.keep, `${JSON.stringify(kept(modelVersion, tables), null, 2)}\n`);
if (values.write) {
  const before: Earlier = JSON.parse(readFileSync(new URL('./validity-1.0.0.json', import.meta.url), 'utf8'));
  const day = new Date().toISOString().slice(0, 10);
  const figures = join(root, 'shared/guidance/validity.data.ts');
  writeFileSync(join(root, 'docs/validity.md'), report(run, before, day));
  writeFileSync(figures, figuresFile(run, day, facts.count));
  spawnSync('biome', ['check', '--write', figures], { stdio: 'inherit' });
}
