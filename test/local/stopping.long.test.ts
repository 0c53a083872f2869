import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { isFree } from '#infra/local/ports.ts';
import { root } from '#test/support/source/source-tree.ts';
import { freePortBlock } from '#test/support/stack/free-ports.ts';

/**
 * Ctrl+C ends `npm start` within two seconds, whatever is open; the fastest of some tries counts, as the machine may be
 * slow.
 */
const limitMs = 2_000;
const TRIES = 3;
const cleanups: (() => unknown)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0).reverse()) cleanup();
});

interface Running {
  child: ChildProcess;
  port: number;
  stateDir: string;
  output(): string;
}

const starters = {
  none: ['infra/local/start.ts'],
  /** `npm start` without npm */
  bootstrap: ['infra/bootstrap.mjs', 'infra/local/start.ts'],
  /** what the bootstrap does after installing, for a test that kills it at random moments */
  parent: [
    '--eval',
    `require('child_process').spawn(process.execPath, ['infra/local/start.ts'], { stdio: ['ignore', 1, 2, 'ipc'] })`,
  ],
};

/** The demo results are not needed here, and take as long as the rest of the start. */
const quick = { WAYMARK_DEMO_RESULTS: 'off' };

/** infra/local/start.ts as a process, alone or under another. */
async function start({ env = {}, by = 'none' }: { env?: Record<string, string>; by?: keyof typeof starters } = {}) {
  const port = await freePortBlock();
  const stateDir = mkdtempSync(join(tmpdir(), 'waymark-stop-'));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...starters[by]], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...quick, NODE_ENV: '', PORT: String(port), WAYMARK_STATE_DIR: stateDir, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  cleanups.push(() => rmSync(stateDir, { recursive: true, force: true }));
  cleanups.push(() => child.exitCode === null && child.kill('SIGKILL'));
  return { child, port, stateDir, output: () => output } satisfies Running;
}

async function started(options: Parameters<typeof start>[0] = {}): Promise<Running> {
  const running = await start({ ...options, env: { WAYMARK_WARM_UP: 'off', ...options.env } });
  await until(() => existsSync(join(running.stateDir, 'endpoints.json')), 60_000);
  await until(() => running.output().includes('Ctrl+C'), 60_000);
  return running;
}

async function until(holds: () => boolean | Promise<boolean>, timeoutMs: number): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`waited ${timeoutMs} ms in vain for ${holds}`);
    await sleep(10);
  }
}

/**
 * Sends a signal to what `open` has started, by default that of Ctrl+C. Returns how the process ended, or that it did
 * not.
 */
async function interrupted(open: () => Promise<Running>, signal: NodeJS.Signals = 'SIGINT'): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const { child, port } = await open();
    const ended = new Promise<string>((done) => child.once('exit', (code, by) => done(`exit ${code ?? by}`)));
    child.kill(signal);
    const outcome = await Promise.race([ended, sleep(limitMs, 'still running')]);
    if (outcome === 'still running' && attempt < TRIES) continue;
    if (outcome !== 'still running') await until(async () => (await isFree(port)) && (await isFree(port + 1)), 10_000);
    return outcome;
  }
}

const open = async (port: number, text: string): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  cleanups.push(() => socket.destroy());
  await new Promise<void>((done) => socket.once('connect', done));
  socket.write(text);
  return socket;
};
const answered = (socket: Socket) => new Promise<string>((done) => socket.once('data', (chunk) => done(String(chunk))));

const upgrade = (port: number, protocol: string, origin: string) =>
  [
    'GET / HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    `Origin: ${origin}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Sec-WebSocket-Protocol: ${protocol}`,
    '',
    '',
  ].join('\r\n');

describe('Ctrl+C ends the stack within two seconds', () => {
  it('with idle, kept-alive and half-sent connections to every port', async () => {
    const connected = async () => {
      const running = await started();
      const { port } = running;
      for (const each of [port, port + 1, port + 3, port + 4, port + 6]) {
        await open(each, '');
        await open(each, 'POST /x HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\nhalf');
        const kept = await open(each, `GET / HTTP/1.1\r\nHost: 127.0.0.1:${each}\r\nConnection: keep-alive\r\n\r\n`);
        await answered(kept);
      }
      return running;
    };
    expect(await interrupted(connected)).toBe('exit 0');
  });

  it('with a socket that asked for a protocol nobody here speaks', async () => {
    const upgraded = async () => {
      const running = await started();
      const { port } = running;
      await (await fetch(`http://127.0.0.1:${port}/`)).text(); // waits for Vite
      for (const protocol of ['graphql-ws', 'vite-hmr', 'vite-ping'])
        await open(port, upgrade(port, protocol, 'https://evil.example'));
      for (const other of [port + 3, port + 4, port + 6])
        await open(other, upgrade(other, 'x', 'https://evil.example'));
      await open(port, upgrade(port, 'graphql-ws', `http://127.0.0.1:${port}`));
      await (await fetch(`http://127.0.0.1:${port}/config.json`)).text(); // everything sent before has been read
      return running;
    };
    expect(await interrupted(upgraded)).toBe('exit 0');
  });

  it('with the socket of a page that is being developed', async () => {
    const developed = async () => {
      const running = await started();
      const { port } = running;
      const client = await (await fetch(`http://127.0.0.1:${port}/@vite/client`)).text();
      const token = /wsToken = "([^"]+)"/.exec(client)?.[1];
      const text = upgrade(port, 'vite-hmr', `http://127.0.0.1:${port}`).replace('GET / ', `GET /?token=${token} `);
      expect(await answered(await open(port, text))).toContain('101 Switching Protocols');
      return running;
    };
    expect(await interrupted(developed)).toBe('exit 0');
  });

  it('with a call in flight that waits for an outside service', async () => {
    const silent = createServer(() => undefined); // accepts requests but answers none
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    cleanups.push(() => {
      silent.closeAllConnections();
      silent.close();
    });
    const env = {
      STRIPE_API_BASE: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_WEBHOOK_SECRETS: 'whsec_x',
      STRIPE_PRICE_PRO: 'price_a',
      STRIPE_PRICE_SWITCH: 'price_b',
      STRIPE_PRICE_ADDON: 'price_c',
    };
    const waiting = async () => {
      const running = await started({ env });
      const asked = new Promise<void>((done) => silent.once('request', () => done()));
      const tick = `POST /tick/reconcile-subscriptions HTTP/1.1\r\nHost: 127.0.0.1:${running.port + 6}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`;
      await open(running.port + 6, tick);
      await asked;
      return running;
    };
    expect(await interrupted(waiting)).toBe('exit 0');
  });

  it('while the development server is starting', async () => {
    expect(await interrupted(() => started({ env: { WAYMARK_WARM_UP: 'on' } }))).toBe('exit 0');
  });

  it('at every moment of the start, and leaves nothing behind', async () => {
    for (const moment of [0, 150, 400, 800]) {
      const starting = async () => {
        const running = await start();
        await sleep(moment);
        return running;
      };
      // before its first line has run, the signal itself ends it
      expect([moment, await interrupted(starting)]).toEqual([moment, expect.stringMatching(/^exit (0|SIGINT)$/)]);
    }
  });

  it('when the process that started it is killed, at any moment', async () => {
    for (const moment of [100, 300, 600, 'started'] as const) {
      const running = await (moment === 'started' ? started : start)({ by: 'parent' });
      if (moment !== 'started') await sleep(moment);
      // its output is shared with the process it started, so it closes when both have ended
      const gone = new Promise((done) => running.child.once('close', () => done('gone')));
      running.child.kill('SIGKILL');
      // no signal reaches a start that is still loading its modules, so it may take that long
      expect([moment, await Promise.race([gone, sleep(60_000, 'still there')])]).toEqual([moment, 'gone']);
    }
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'through the command that installs and starts: %s',
    async (signal) => {
      expect(await interrupted(() => started({ by: 'bootstrap' }), signal)).toBe('exit 0');
    },
  );

  it('while its event loop is busy', async () => {
    const busyOnSignal = `--import=data:text/javascript,process.once('SIGUSR2',()=>{for(;;);})`;
    const busy = async () => {
      const running = await started({ by: 'bootstrap', env: { NODE_OPTIONS: busyOnSignal } });
      const { stdout } = spawnSync('pgrep', ['-P', String(running.child.pid)], { encoding: 'utf8' });
      process.kill(Number(stdout), 'SIGUSR2');
      return running;
    };
    expect(await interrupted(busy)).toBe('exit 1');
  });
});
