/**
 * Runs code that handles strangers' files in a process of its own: no environment variables, no credentials, no files
 * but the code, and limits on time and memory. A thread would not do: if its heap is full, V8 ends the whole process.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ISOLATED, isIsolated } from './isolated.ts';
import { exercise } from './rights.ts';

export interface Limits {
  /** processor time, which does not grow when the machine is busy */
  processorMs: number;
  /** wall-clock time after which the caller gets an error, however busy the machine is */
  ms: number;
  megabytes: number;
}

/** The process exceeded its time or memory, or crashed. */
export class Exceeded extends Error {}

/** how often the usage of the process is checked */
const LOOK_MS = 25;

/** Sent by the process once the module is loaded; a failure before that is a bug of ours. */
const BEGUN = 'begun';

/**
 * Runs the work that the module at `url` registers with `offerIsolated`. In a Lambda that module is the bundle itself.
 * @throws Exceeded
 */
export async function runIsolated<Task, Done>(
  url: string,
  task: Task,
  { processorMs, ms, megabytes }: Limits,
): Promise<Done> {
  exercise('isolation');
  const child = begin(url, megabytes);
  const { promise, resolve, reject } = Promise.withResolvers<Done>();
  let begun = false;
  let said = '';
  child.stderr!.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-500);
  });
  child.on('message', (message) => {
    if (begun) return resolve((message as { done: Done }).done);
    begun = message === BEGUN;
  });
  child.on('error', reject);
  const closed = new Promise<void>((done) => {
    child.once('close', (code, signal) => {
      const how = `ended with ${code ?? signal}`;
      reject(begun ? new Exceeded(how) : new Error(`the process for strangers' files ${how}: ${said}`));
      done();
    });
  });
  child.send({ task }, () => undefined); // if the process has ended, its close event reports that
  const late = setTimeout(() => reject(new Exceeded(`not done after ${ms} ms`)), ms);
  const look = setInterval(() => {
    const used = usedBy(child);
    if (used && used.megabytes > megabytes) reject(new Exceeded(`more than ${megabytes} MB`));
    if (used && used.processorMs > processorMs) reject(new Exceeded(`more than ${processorMs} ms of the processor`));
  }, LOOK_MS);
  return promise.finally(() => {
    clearTimeout(late);
    clearInterval(look);
    child.kill('SIGKILL');
    return closed;
  });
}

function begin(url: string, megabytes: number): ChildProcess {
  const path = fileURLToPath(url);
  return fork(path, [ISOLATED], {
    env: {},
    execArgv: [
      '--permission',
      `--allow-fs-read=${dirname(findPackageJSON(url) ?? path)}`,
      '--disallow-code-generation-from-strings',
      `--max-old-space-size=${megabytes}`,
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

/** Read from Linux's /proc, as in a Lambda. On other systems only the heap limit and the clock bound the process. */
function usedBy({ pid }: ChildProcess): { processorMs: number; megabytes: number } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]!.split(' ').slice(11, 13);
    return {
      processorMs: (Number(user) + Number(system)) * 10, // Linux counts hundredths of a second
      megabytes: Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024,
    };
  } catch {
    return undefined; // the process has ended
  }
}

/** In a process started by `runIsolated` for this module, does the work and sends the result back. */
export function offerIsolated<Task, Done>(url: string, work: (task: Task) => Promise<Done>): void {
  if (!isIsolated || process.argv[1] !== fileURLToPath(url)) return;
  process.on('message', async ({ task }: { task: Task }) => {
    const done = await work(task);
    process.send!({ done });
  });
  process.send!(BEGUN);
}
