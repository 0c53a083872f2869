import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { root } from '#test/support/source/source-tree.ts';

const cleanups: (() => unknown)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0).reverse()) cleanup();
});

/** A project with the bootstrap and a local “Node 24” package. Its entry prints that it runs, and can keep running. */
function project(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waymark bootstrap '));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  const file = (name: string, content: object | string) =>
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  mkdirSync(join(folder, 'infra'));
  mkdirSync(join(folder, 'node', 'bin'), { recursive: true });
  copyFileSync(join(root, 'infra/bootstrap.mjs'), join(folder, 'infra/bootstrap.mjs'));
  symlinkSync(process.execPath, join(folder, 'node', 'bin', 'node'));
  file('node/package.json', { name: 'node', version: '24.0.0' });
  file('package.json', {
    name: 'a-project',
    version: '1.0.0',
    scripts: { stay: 'node infra/bootstrap.mjs entry.ts stay' },
    devDependencies: { node: 'file:node' },
  });
  file('package-lock.json', {
    name: 'a-project',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: {
      '': { name: 'a-project', version: '1.0.0', devDependencies: { node: 'file:node' } },
      node: { version: '24.0.0', dev: true },
      'node_modules/node': { resolved: 'node', link: true },
    },
  });
  file(
    'entry.ts',
    `import { writeFileSync } from 'node:fs';
     console.log('it runs', process.env.NODE_ENV);
     process.on('SIGTERM', () => { writeFileSync('ended', ''); process.exit(0); });
     if (process.argv[2]?.startsWith('http')) console.log(await (await fetch(process.argv[2])).text());
     if (process.argv[2] === 'stay') { writeFileSync('pid', String(process.pid)); setInterval(() => {}, 1000); }`,
  );
  return folder;
}

/** Runs a command and collects its output. */
async function run(command: string, args: string[], options: SpawnOptions) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stdout?.on('data', (chunk) => (out += chunk));
  child.stderr?.on('data', (chunk) => (err += chunk));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, out, err };
}
const bootstrap = (cwd: string, env: Record<string, string> = {}, flags: string[] = [], more: string[] = []) =>
  run(process.execPath, [...flags, 'infra/bootstrap.mjs', 'entry.ts', ...more], {
    cwd,
    env: { ...process.env, ...env },
  });

it('says so where the folder cannot be written, and under a Node that is too old', async () => {
  const folder = project();
  writeFileSync(join(folder, 'node_modules'), '');
  const { code, err } = await bootstrap(folder);
  expect([code, err.split('\n').filter((line) => line !== '').length]).toEqual([1, 2]);
  expect(err).toContain('waymark: packages cannot be installed into ');

  const old = 'data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"18.20.4"}})';
  expect(await bootstrap(folder, {}, ['--import', old])).toMatchObject({
    code: 1,
    err: 'waymark: Node 18.20.4 is too old; install Node 20 or newer.\n',
  });
});

it('installs what building and testing need, also in a shell set to production', async () => {
  const shells: Record<string, string>[] = [{ NODE_ENV: 'production' }, { npm_config_omit: 'dev' }];
  for (const env of shells) {
    const { code, out, err } = await bootstrap(project(), env);
    expect([code, out], err).toEqual([0, 'it runs undefined\n']);
  }
});

it('asks nothing on this machine through a proxy', async () => {
  const server = createServer((_, response) => response.end('asked directly')).listen(0, '127.0.0.1');
  cleanups.push(() => server.close());
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const proxy = { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: 'http://127.0.0.1:9', no_proxy: 'intranet.example' };
  const { out, err } = await bootstrap(project(), proxy, [], [address]);
  expect(out, err).toContain('asked directly');
});

it('keeps running when the shell that started npm in the background has ended', async () => {
  const folder = project();
  await bootstrap(folder);
  // bash replaces itself with a script's only command, so npm itself is the parent of what it starts
  const start = 'npm run stay --script-shell=bash >out 2>&1 & while [ ! -e pid ]; do sleep 0.1; done; sleep 1';
  await run('bash', ['-c', start], { cwd: folder });
  await sleep(1_500);
  expect(existsSync(join(folder, 'ended'))).toBe(false);
  const { out } = await run('cat', ['pid'], { cwd: folder });
  process.kill(Number(out), 'SIGTERM');
  await expect.poll(() => existsSync(join(folder, 'ended'))).toBe(true);
});
