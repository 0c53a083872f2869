import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '#test/support/source/source-tree.ts';
import { Missing } from './engines.ts';

const startMs = 60_000;

/** Requests to this machine bypass any proxy used for the registries. */
const local = { NO_PROXY: '127.0.0.1,localhost', no_proxy: '127.0.0.1,localhost' };

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => done(socket.end() && true));
    socket.once('error', () => done(false));
  });

interface Options {
  env?: Record<string, string>;
  cwd?: string;
}

function start(program: string, args: string[], { env, cwd = root }: Options, told: (text: string) => void) {
  const child = spawn(program, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...local, ...env },
  });
  child.stdout.on('data', told);
  child.stderr.on('data', told);
  return child;
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });

/** Runs a program to its end. */
export async function run(program: string, args: string[], options: Options = {}) {
  let output = '';
  const code = await ended(start(program, args, options, (text) => (output += text)));
  return { code, output };
}

/** Starts an engine that serves a port, and waits for it. */
export async function serve(port: number, program: string, args: string[], options: Options = {}) {
  let output = '';
  const child = start(program, args, options, (text) => (output = `${output}${text}`.slice(-20_000)));
  const gone = ended(child).catch((error) => (output += String(error)));
  const deadline = performance.now() + startMs;
  while (!(await answers(port))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Missing(`${program} did not start: ${output.trim().slice(-300)}`);
    }
    await sleep(100);
  }
  return {
    endpoint: `http://127.0.0.1:${port}`,
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
