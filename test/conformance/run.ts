import { fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from '#test/support/source/source-tree.ts';
import type { Told } from './check.ts';
import { checks } from './checks.ts';
import { brokenOff, ending, verdict } from './verdict.ts';

/**
 * `npm run test:conformance [-- <check>…]`: engines come from the ordinary package registries into .engines, all at
 * once and with their own time limit. A check whose engine is not available or that does not finish is skipped with the
 * reason; only a difference or a crash found twice fails. Without any engine, the run does not pass. Everything ends
 * within WAYMARK_MINUTES (docs/decisions/0092).
 */
const wholeMs = Number(process.env.WAYMARK_MINUTES ?? 24) * 60_000;
const installMs = 5 * 60_000;

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !checks[name]);
if (unknown) throw new Error(`no such check: ${unknown}; there are ${Object.keys(checks).join(', ')}`);

const began = performance.now();
const leftMs = () => wholeMs - (performance.now() - began);

/** Runs it in a separate process group, which is killed at the limit. */
function attempt(kind: 'engine' | 'check', name: string, mostMs: number): Promise<Told> {
  const limitMs = Math.min(mostMs, leftMs());
  if (limitMs <= 0) return Promise.resolve({ how: 'skipped', what: 'no time was left for it', findings: [] });
  const child = fork(join(root, 'test/conformance/alone.ts'), [kind, name], { cwd: root, detached: true });
  return new Promise((done) => {
    let told = brokenOff('its process ended too early');
    const late = setTimeout(() => {
      told = { how: 'skipped', what: `not at its end after ${Math.round(limitMs / 1000)} s`, findings: [] };
      end();
    }, limitMs);
    const end = () => {
      clearTimeout(late);
      try {
        process.kill(-Number(child.pid), 'SIGKILL');
      } catch {} // the group has already ended
    };
    child.once('message', (message: Told) => {
      told = message;
      end();
    });
    child.once('error', ({ message }) => {
      done(brokenOff(`its process could not be started: ${message}`));
      end();
    });
    child.once('exit', () => {
      end();
      done(told);
    });
  });
}

async function run(name: string): Promise<Told> {
  const { engines, minutes } = checks[name]!;
  for (const engine of engines) {
    const { how, what } = await had.get(engine)!;
    if (how !== 'passed') return { how: 'skipped', what: `${engine} cannot be had here: ${what}`, findings: [] };
  }
  const first = await attempt('check', name, minutes * 60_000);
  return first.how === 'failed' ? verdict(first, await attempt('check', name, minutes * 60_000)) : first;
}

const wanted = Object.keys(checks).filter((name) => asked.length === 0 || asked.includes(name));
const needed = new Set(wanted.flatMap((name) => checks[name]!.engines));
const had = new Map([...needed].map((engine) => [engine, attempt('engine', engine, installMs)] as const));
await Promise.all(had.values()); // building engines would slow down the checks
console.log(`${needed.size} engines in ${((performance.now() - began) / 1000).toFixed(0)} s`);

const ends: Told['how'][] = [];
for (const name of wanted) {
  const started = performance.now();
  const { how, what, findings } = await run(name);
  ends.push(how);
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4);
  console.log(`${how.padEnd(8)} ${name.padEnd(10)} ${seconds} s  against ${checks[name]!.against}: ${what}`);
  for (const finding of findings) console.log(`         - ${finding}`);
}
const count = (which: Told['how']) => `${ends.filter((how) => how === which).length} ${which}`;
const outcome = ending(ends, await Promise.all([...had.values()].map(async (engine) => (await engine).how)));
console.log(`\n${count('passed')}, ${count('failed')}, ${count('skipped')}`);
if (outcome === 'no engines')
  console.log('None of the engines can be had here: nothing was compared with what others built.');
process.exit(outcome === 'failed' ? 1 : 0);
