// Runs a TypeScript entry under the project's own Node 24. Plain JavaScript on purpose: it must work on Node 20,
// before anything is installed. Usage: node infra/bootstrap.mjs <entry.ts> [arguments]
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.waymark-lock');
const underway = join(modules, '.waymark-installing');
const lockfile = join(root, 'package-lock.json');
const windows = process.platform === 'win32';
const node24 = join(modules, 'node', 'bin', windows ? 'node.exe' : 'node');

function fail(message) {
  process.stderr.write(`waymark: ${message}\n`);
  process.exit(1);
}

const [entry, ...rest] = process.argv.slice(2);
if (!entry) fail('usage: node infra/bootstrap.mjs <entry.ts> [arguments]');
if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node ${process.versions.node} is too old; install Node 20 or newer.`);

const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === readFileSync(lockfile, 'utf8');
if (!installed) {
  process.stderr.write('waymark: installing packages (first start, or package-lock.json changed) …\n');
  // a link leads to another checkout's packages, which are not changed; what was cut off half-way is not trusted
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(modules);
  else if (existsSync(underway)) rmSync(modules, { recursive: true, force: true });
  mkdirSync(modules, { recursive: true });
  writeFileSync(underway, '');
  // `npm ci` insists on a lockfile with every platform's optional packages; this takes the locked versions as well,
  // adds the programs of this platform, and leaves the lockfile alone
  const install = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 'inherit'], // what a command prints on stdout is its own
    shell: windows, // npm is a script there, and these words need no quoting
  });
  if (!install.signal) rmSync(underway);
  if (install.error) fail(`npm could not be run (${install.error.code}); it comes with Node.`);
  if (install.signal) fail('the installation was interrupted; start again to repeat it.');
  if (install.status !== 0)
    fail('npm could not install the packages, see above. The first start needs the network; later ones do not.');
  copyFileSync(lockfile, stamp);
}
if (!existsSync(node24))
  fail(`there is no Node 24 at ${node24}: its install script did not run. Try "npm rebuild node".`);

const child = spawn(node24, ['--disable-warning=ExperimentalWarning', join(root, entry), ...rest], {
  cwd: root,
  // the channel closes when this process ends, however it ends: infra/local/start.ts then ends, too
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    NODE_COMPILE_CACHE: join(modules, '.cache', 'compiled'), // every start after the first one takes half as long
    PW_DISABLE_TS_ESM: '1', // Node reads our TypeScript itself: Playwright's own translation takes four times as long
    ...process.env,
    PATH: `${join(modules, '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
if (process.env.npm_lifecycle_event && !windows) {
  // npm hands on neither every signal nor its own death: when it or its shell has gone, what it started goes, too
  const shell = process.ppid;
  const npm = Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(shell)], { encoding: 'utf8' }).stdout);
  const hasGone = (pid) => {
    try {
      return !process.kill(pid, 0);
    } catch (error) {
      return error.code === 'ESRCH';
    }
  };
  setInterval(() => (process.ppid !== shell || (npm > 1 && hasGone(npm))) && child.kill(), 500).unref();
}
child.on('error', (error) => fail(`${node24} could not be started: ${error.message}`));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
