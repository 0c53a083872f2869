import { fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from '#test/support/source/source-tree.ts';
import type { Told } from './check.ts';
import { checks } from './checks.ts';

/**
 * `npm run test:conformance [-- <check>…]`: engines come from the ordinary package registries into .engines. A check whose
 * engine cannot be had here, or that does not come to its end in its time, is skipped and says so: only a difference, found
 * twice, fails. All of them end within `wholeMs`, since CI waits for them (docs/decisions/0092).
 */
const wholeMs = 18 * 60_000;

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !checks[name]);
if (unknown) throw new Error(`no such check: ${unknown}; there are ${Object.keys(checks).join(', ')}`);

/** Runs it in a process group of its own, and ends all of that at the limit. */
function attempt(name: string, limitMs: number): Promise<Told> {
  const child = fork(join(root, 'test/conformance/alone.ts'), [name], { cwd: root, detached: true });
  return new Promise((done) => {
    let told: Told = { how: 'failed', what: 'the check itself broke off', findings: [] };
    const late = setTimeout(() => {
      told = { how: 'skipped', what: `not at its end after ${Math.round(limitMs / 1000)} s`, findings: [] };
      end();
    }, limitMs);
    const end = () => {
      try {
        process.kill(-Number(child.pid), 'SIGKILL');
      } catch {} // nothing of it is left
    };
    child.once('message', (message: Told) => {
      told = message;
      end();
    });
    child.once('error', (error) => (told = { ...told, findings: [String(error)] }));
    child.once('exit', () => {
      clearTimeout(late);
      end();
      done(told);
    });
  });
}

const began = performance.now();
const leftMs = () => wholeMs - (performance.now() - began);

async function run(name: string, minutes: number): Promise<Told> {
  const limitMs = () => Math.min(minutes * 60_000, leftMs());
  if (leftMs() <= 0) return { how: 'skipped', what: 'no time was left for it', findings: [] };
  const first = await attempt(name, limitMs());
  if (first.how !== 'failed' || leftMs() <= 0) return first;
  // a difference is there every time; what a busy machine does is not
  const second = await attempt(name, limitMs());
  if (second.how !== 'passed') return first;
  return { ...second, what: `${second.what}; differed at first, and not when asked again:`, findings: first.findings };
}

const counts = { passed: 0, failed: 0, skipped: 0 };
for (const [name, { against, minutes }] of Object.entries(checks)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const started = performance.now();
  const { how, what, findings } = await run(name, minutes);
  counts[how] += 1;
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4);
  console.log(`${how.padEnd(8)} ${name.padEnd(10)} ${seconds} s  against ${against}: ${what}`);
  for (const finding of findings) console.log(`         - ${finding}`);
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed === 0 ? 0 : 1);
