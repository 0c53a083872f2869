import { describe, expect, it } from 'vitest';
import { Exceeded, type Limits, runIsolated } from '#functions/outside/isolation.ts';
import type { Work } from './isolated-work.ts';

const limits = { processorMs: 60_000, ms: 60_000, megabytes: 200 };
const module = new URL('./isolated-work.ts', import.meta.url).href;
const run = (work: Work, less: Partial<Limits> = {}) =>
  runIsolated<Work, unknown>(module, work, { ...limits, ...less });

describe('a process for what strangers wrote', () => {
  it('may take its time where the machine gives it none', async () => {
    await expect(run('wait', { processorMs: 1000 })).resolves.toBe('done');
  });

  it('is ended once it has used the processor for as long as it may', async () => {
    await expect(run('spin', { processorMs: 500 })).rejects.toThrow('500 ms of the processor');
  });

  it.each<Work>(['buffers', 'arrays', 'strings'])(
    'is ended once it holds more than it may in %s, and nobody else with it (G20)',
    async (work) => {
      await expect(run(work)).rejects.toThrow(Exceeded);
    },
  );

  it('is ended by the clock, too', async () => {
    await expect(run('sleep', { ms: 500 })).rejects.toThrow('not done after 500 ms');
  });

  it('that falls has exceeded what it may', async () => {
    await expect(run('fall')).rejects.toThrow(Exceeded);
  });

  it('that cannot begin is a fault of ours, and says why', async () => {
    const broken = new URL('./no-such-work.ts', import.meta.url).href;
    const beginning = runIsolated(broken, null, limits);
    await expect(beginning).rejects.not.toThrow(Exceeded);
    await expect(beginning).rejects.toThrow(/no-such-work/);
  });

  it.each<Work>([
    'read a variable',
    'read a file of the machine',
    'read what the function holds',
    'write a file',
    'begin a program',
    'begin a thread',
    'run a text',
  ])('can not %s (R8)', async (work) => {
    await expect(run(work)).resolves.toBe(undefined);
  });
});
