/**
 * npm run --silent cv:read -- <file>…
 *
 * Prints what is read from each CV as one JSON array in the order of the files, in JSON Resume's terms. A file that
 * cannot be read has the reason under `error`; it does not stop the others, and none takes longer than `TIME_LIMIT`.
 */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Read } from './read-file.ts';

const TIME_LIMIT = 40_000;
const MEMORY_LIMIT_MB = 768;

const nothing = {
  basics: { name: null, email: null, phone: null, meta: {} },
  work: [],
  education: [],
  skills: [],
  meta: {},
};

/** The file's full path: relative to the folder where npm was called, or to the current one. */
const pathOf = (file: string): string => {
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  return existsSync(path) ? path : resolve(file);
};

const start = (): Worker =>
  new Worker(new URL('./read-file.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    // output of a parser is not part of the answer
    stdout: true,
    stderr: true,
  });

/** Always answers in time, whatever the file does to the parser; a worker that missed the limit must be replaced. */
async function ask(worker: Worker, path: string): Promise<Read & { isSpent?: boolean }> {
  const late = AbortSignal.timeout(TIME_LIMIT);
  const message = once(worker, 'message', { signal: late });
  worker.postMessage(path);
  try {
    const [read] = await message;
    return read as Read;
  } catch (error) {
    const why = late.aborted ? `within ${TIME_LIMIT / 1000} seconds` : `(${(error as Error).message})`;
    return { error: `The file could not be read ${why}.`, isSpent: true };
  }
}

let worker = start();
const answers: object[] = [];
for (const file of process.argv.slice(2)) {
  const { isSpent, ...read } = await ask(worker, pathOf(file));
  answers.push({ file, ...('error' in read ? { error: read.error, ...nothing } : read.resume) });
  if (!isSpent) continue;
  await worker.terminate();
  worker = start();
}
await worker.terminate();
process.stdout.write(`${JSON.stringify(answers, null, 2)}\n`);
