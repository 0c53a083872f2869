// Runs a TypeScript entry under the project's own Node 24. Plain JavaScript on purpose: it must work on Node 20,
// before anything is installed. Usage: node infra/bootstrap.mjs <entry.ts> [arguments]
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.waymark-lock');
const lockfile = join(root, 'package-lock.json');
const windows = process.platform === 'win32';
const node24 = join(modules, 'node', 'bin', windows ? 'node.exe' : 'node');

function fail(message) {
  process.stderr.write(`waymark: ${message}\n`);
  process.exit(1);
}

const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === readFileSync(lockfile, 'utf8');
if (!installed) {
  process.stdout.write('waymark: installing packages (first start, or package-lock.json changed) …\n');
  // not "npm ci": it refuses a lockfile without the optional binaries of every other platform, and this lockfile holds
  // those of the platforms its registry offered; install takes the locked versions and adds the platform's own
  const install = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows,
  });
  if (install.status !== 0) fail('npm could not install the packages; its message is above.');
  copyFileSync(lockfile, stamp);
}
if (!existsSync(node24)) fail(`no Node 24 at ${node24}: run "npm rebuild node", or allow its install script.`);

const [entry, ...rest] = process.argv.slice(2);
if (!entry) fail('usage: node infra/bootstrap.mjs <entry.ts> [arguments]');

const path = `${join(modules, '.bin')}${windows ? ';' : ':'}${process.env.PATH ?? ''}`;
const child = spawn(node24, ['--disable-warning=ExperimentalWarning', join(root, entry), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: path },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
