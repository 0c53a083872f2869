/** What the process of isolation.test.ts is asked to do. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { offerIsolated } from '#functions/outside/isolation.ts';

const wait = (ms?: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

function keepForEver(make: (nth: number) => unknown): never {
  const kept: unknown[] = [];
  for (;;) kept.push(make(kept.length));
}

const works = {
  wait: () => wait(1500),
  sleep: () => wait(),
  spin: () => {
    for (;;);
  },
  fall: () => {
    throw new Error('fallen');
  },
  buffers: () => keepForEver(() => new Uint8Array(4_000_000).fill(1)),
  arrays: () => keepForEver((nth) => ({ held: new Array(1000).fill(nth) })),
  strings: () => keepForEver((nth) => `${nth}`.padStart(1_000_000, 'ä')),
  'read a variable': () => process.env.PATH?.length,
  'read a file of the machine': () => readFileSync('/etc/hostname', 'utf8'),
  'read what the function holds': () => readFileSync(`/proc/${process.ppid}/environ`, 'utf8'),
  'write a file': () => writeFileSync('/tmp/isolated-work', ''),
  'begin a program': () => spawnSync('true').pid,
  'begin a thread': () => new Worker('', { eval: true, execArgv: [] }).threadId,
  'run a text': () => new Function('return 1')(),
};

export type Work = keyof typeof works;

offerIsolated<Work, unknown>(import.meta.url, async (work) => {
  const reaches = work.includes(' ');
  try {
    const result = works[work]();
    return reaches ? result : 'done';
  } catch (error) {
    if (reaches) return undefined;
    throw error;
  }
});
