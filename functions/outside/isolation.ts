/** A thread for what strangers wrote: no variables, no credentials, and an end in time and memory whatever it does. */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { exercise } from './rights.ts';

export interface Limits {
  /** of the processor: a busy machine takes longer over the same work */
  processorMs: number;
  /** until somebody who waits is told, however busy the machine is */
  ms: number;
  megabytes: number;
}

/** It took longer or more memory than it was given, or fell. */
export class Exceeded extends Error {}

/** how often what the thread has used, and what the whole process holds, is looked at */
const LOOK_MS = 25;
const MEGABYTE = 1024 * 1024;

/**
 * Runs the work that the module at `url` offers by `offerIsolated`. In a Lambda that module is the bundle itself.
 * @throws Exceeded
 */
export function runIsolated<Task, Done>(
  url: string,
  task: Task,
  { processorMs, ms, megabytes }: Limits,
): Promise<Done> {
  exercise('isolation');
  const worker = new Worker(new URL(url), {
    workerData: { [MARK]: url, task },
    env: {},
    execArgv: [],
    stdin: false,
    resourceLimits: { maxOldGenerationSizeMb: megabytes, stackSizeMb: 4 },
  });
  const most = process.memoryUsage.rss() + megabytes * MEGABYTE;
  const { promise, resolve, reject } = Promise.withResolvers<Done>();
  worker.once('message', resolve);
  worker.once('error', (error) => reject(new Exceeded(error.message)));
  worker.once('exit', (code) => reject(new Exceeded(`ended with ${code}`)));
  const late = setTimeout(() => reject(new Exceeded(`not done after ${ms} ms`)), ms);
  const look = setInterval(() => {
    // buffers stand outside the heap that the thread's own limit counts
    if (process.memoryUsage.rss() > most) reject(new Exceeded(`more than ${megabytes} MB`));
    // a thread that has not begun, or has ended, has no figure
    void worker.cpuUsage().then(({ user, system }) => {
      if (user + system > processorMs * 1000) reject(new Exceeded(`more than ${processorMs} ms of the processor`));
    }, ignored);
  }, LOOK_MS);
  return promise.finally(() => {
    clearTimeout(late);
    clearInterval(look);
    return worker.terminate();
  });
}

const ignored = () => {};

const MARK = 'isolatedWork';

/** In a thread begun by `runIsolated` for this module: does the work and posts what came of it. */
export function offerIsolated<Task, Done>(url: string, work: (task: Task) => Promise<Done>): void {
  if (isMainThread || workerData?.[MARK] !== url) return;
  void work(workerData.task).then((done) => parentPort!.postMessage(done));
}
