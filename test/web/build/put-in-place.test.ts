import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

const module = new URL('../../../web/build/put-in-place.ts', import.meta.url).href;

it('builds that end at the same moment are each put in place, and leave one whole', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-builds-'));
  const builder = `
    import { mkdirSync, writeFileSync } from 'node:fs';
    import { putInPlace } from '${module}';
    const { folder, builder } = (await import('node:worker_threads')).workerData;
    for (let count = 0; count < 200; count += 1) {
      const build = folder + '/build-' + builder + '-' + count;
      mkdirSync(build);
      for (const file of ['a', 'b', 'c']) writeFileSync(build + '/' + file, '');
      putInPlace(build, folder + '/place');
    }`;
  const url = new URL(`data:text/javascript,${encodeURIComponent(builder)}`);
  const workers = [1, 2, 3].map((builder) => new Worker(url, { workerData: { folder, builder } }));
  await Promise.all(workers.map((worker) => once(worker, 'exit').then(([code]) => expect(code).toBe(0))));
  expect(readdirSync(folder)).toEqual(['place']);
  expect(readdirSync(join(folder, 'place'))).toEqual(['a', 'b', 'c']);
  rmSync(folder, { recursive: true });
});
