import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uniforms } from '#shared/matching/repeats/normals.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';
import { note } from './figures.ts';
import { percentile, pick, seed } from './random.ts';
import { startWorkers } from './worker.ts';

/** Mixed load (G23), followed by a check of the ledger (G2). Reliability requires 300 seconds: WAYMARK_SECONDS=300. */
const seconds = Number(process.env.WAYMARK_SECONDS ?? 20);
const PEOPLE = 40;
const A_SECOND = { reads: 100, writes: 10 };

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack?.stop());

it(`${seconds} s of ${A_SECOND.reads} reads and ${A_SECOND.writes} writes a second leave the ledger right`, async () => {
  const random = uniforms(seed);
  const workers = await startWorkers(stack, PEOPLE);
  const idle = new Set(workers);
  const took = { reads: [] as number[], writes: [] as number[] };
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const start = (kind: keyof typeof took, work: () => Promise<unknown>) => {
    const began = performance.now();
    const run = work()
      .then(
        () => void took[kind].push(performance.now() - began),
        (error: unknown) => void failures.push(error),
      )
      .finally(() => running.delete(run));
    running.add(run);
  };
  const began = performance.now();
  let [reads, writes] = [0, 0];
  for (let passed = 0; passed < seconds; passed = (performance.now() - began) / 1000) {
    // start whatever is due, however long earlier calls take
    for (; reads < passed * A_SECOND.reads; reads += 1) start('reads', pick(random, workers).read);
    for (; writes < passed * A_SECOND.writes && idle.size > 0; writes += 1) {
      const worker = pick(random, [...idle]);
      idle.delete(worker); // one action at a time per person, so that they know what counts
      start('writes', () => worker.act().finally(() => idle.add(worker)));
    }
    await sleep(5);
  }
  await Promise.all(running);
  expect(failures).toEqual([]);
  for (const worker of workers) await worker.expectCounted();
  expect(stack.output()).not.toContain('"event":"bug"');
  const refused = workers.reduce((sum, worker) => sum + worker.refused(), 0);
  const share = ((100 * refused) / (reads + writes)).toFixed(2);
  for (const [kind, goal] of [
    ['reads', 300],
    ['writes', 800],
  ] as const) {
    const [middle, late] = [50, 99].map((percent) => percentile(took[kind], percent).toFixed(0));
    note(
      'G23',
      `${took[kind].length} ${kind} in ${seconds} s (goal p99 ${goal} ms)`,
      `p50 ${middle} ms, p99 ${late} ms`,
    );
  }
  note('G23', 'refused, to be asked again (goal < 0.1 %)', `${refused} of ${reads + writes}, ${share} %`);
  note('G2', `counters of ${PEOPLE} people after the load`, 'all equal what is open plus what was committed');
});
