import { describe, expect, it } from 'vitest';
import { Exceeded, runIsolated } from '#functions/outside/isolation.ts';

const limits = { processorMs: 500, ms: 60_000, megabytes: 200 };
const working = (work: string) =>
  `data:text/javascript,import { parentPort } from 'node:worker_threads'; ${encodeURIComponent(`${work}; parentPort.postMessage('done');`)}`;

describe('a thread for what strangers wrote', () => {
  it('may take its time where the machine gives it none', async () => {
    const waiting = working('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500)');
    await expect(runIsolated(waiting, null, limits)).resolves.toBe('done');
  });

  it('is ended once it has used the processor for as long as it may', async () => {
    await expect(runIsolated(working('for (;;) {}'), null, limits)).rejects.toThrow('500 ms of the processor');
  });

  it('is ended once it holds more than it may beside its heap, as what unpacks a file does (G20)', async () => {
    const hoarding = working('const kept = []; for (;;) kept.push(new Uint8Array(4_000_000).fill(1))');
    const few = { processorMs: 60_000, ms: 60_000, megabytes: 60 };
    await expect(runIsolated(hoarding, null, few)).rejects.toThrow('more than 60 MB');
  });

  it('is ended by the clock, too', async () => {
    const sleeping = working('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)');
    await expect(runIsolated(sleeping, null, { ...limits, ms: 500 })).rejects.toThrow(Exceeded);
  });
});
