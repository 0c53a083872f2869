/**
 * A process for what strangers wrote: no variables, no credentials, no files but the code, and an end in time and memory
 * whatever it does. A thread would take the process of everybody along when V8 gives its heap up.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ISOLATED, isIsolated } from './isolated.ts';
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

/** how often what the process has used is looked at */
const LOOK_MS = 25;

/** What the process says once the module is loaded: what goes wrong before that is a fault of ours. */
const BEGUN = 'begun';

/**
 * Runs the work that the module at `url` offers by `offerIsolated`. In a Lambda that module is the bundle itself.
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
  child.send({ task }, () => undefined); // one that has ended is told of by its end
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

/** As Linux says it, which a Lambda runs on. Elsewhere only the heap and the clock bound the process. */
function usedBy({ pid }: ChildProcess): { processorMs: number; megabytes: number } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]!.split(' ').slice(11, 13);
    return {
      processorMs: (Number(user) + Number(system)) * 10, // Linux tells hundredths of a second
      megabytes: Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024,
    };
  } catch {
    return undefined; // it has ended
  }
}

/** In a process begun by `runIsolated` for this module: does the work and says what came of it. */
export function offerIsolated<Task, Done>(url: string, work: (task: Task) => Promise<Done>): void {
  if (!isIsolated || process.argv[1] !== fileURLToPath(url)) return;
  process.on('message', async ({ task }: { task: Task }) => {
    const done = await work(task);
    process.send!({ done });
  });
  process.send!(BEGUN);
}
