import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uniforms } from '#shared/matching/repeats/normals.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';
import { note } from './figures.ts';
import { below, percentile, seed } from './random.ts';
import { startWorkers } from './worker.ts';

/** kill -9 of the whole stack at random moments while several people work (G2, G6, T-047, T-041). */
const kills = Number(process.env.WAYMARK_KILLS ?? 20);
const PEOPLE = 6;
const LONGEST_MS = 4_000;

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack?.stop());

it(`nothing acknowledged is lost and nothing counts twice over ${kills} kills of seed ${seed}`, async () => {
  const random = uniforms(seed);
  const workers = await startWorkers(stack, PEOPLE);
  let [working, done] = [true, 0];
  const work = Promise.all(
    workers.map(async ({ act }) => {
      for (; working; done += 1) await act();
    }),
  );
  work.catch(() => undefined); // handled where it is awaited
  const downMs: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    await sleep(below(random, LONGEST_MS));
    await stack.kill9();
    const began = performance.now();
    await stack.restart();
    downMs.push(performance.now() - began);
  }
  working = false;
  await work;
  for (const worker of workers) await worker.expectCounted();
  expect(stack.output()).not.toContain('"event":"bug"');
  note('G6', `${kills} kills under ${PEOPLE} people, ${done} acts`, '0 lost, 0 counted twice');
  note(
    'G6',
    'ready again after a kill (goal 5 s)',
    `median ${(percentile(downMs, 50) / 1000).toFixed(1)} s, longest ${(Math.max(...downMs) / 1000).toFixed(1)} s`,
  );
});
