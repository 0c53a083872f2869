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
  try {
    // a link leads to another checkout's packages, which are not changed; what was cut off half-way is not trusted
    if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(modules);
    else if (existsSync(underway)) rmSync(modules, { recursive: true, force: true });
    mkdirSync(modules, { recursive: true });
    writeFileSync(underway, '');
  } catch ({ code }) {
    fail(`packages cannot be installed into ${modules} (${code}): change its rights, or put the project elsewhere.`);
  }
  // `npm ci` insists on a lockfile with every platform's optional packages; this takes the locked versions as well,
  // adds the programs of this platform, and leaves the lockfile alone; some people's npm leaves out what only builds
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional'];
  const install = spawnSync('npm', ['install', ...options], {
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
  fail(
    `there is no Node 24 at ${node24}: its install script did not run. Try "npm rebuild node --ignore-scripts=false".`,
  );

delete process.env.NODE_ENV; // where a shell says production, Vite would serve React's other build

// what is on this machine is asked directly, also where Node is told to use a proxy (NODE_USE_ENV_PROXY)
const noProxy = [process.env.no_proxy ?? process.env.NO_PROXY ?? [], '127.0.0.1', 'localhost'].flat().join(',');
const child = spawn(node24, ['--disable-warning=ExperimentalWarning', join(root, entry), ...rest], {
  cwd: root,
  // the channel closes when this process ends, however it ends: infra/local/start.ts then ends, too
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    NODE_COMPILE_CACHE: join(modules, '.cache', 'compiled'), // every start after the first one takes half as long
    PW_DISABLE_TS_ESM: '1', // Node reads our TypeScript itself: Playwright's own translation takes four times as long
    ...process.env,
    NO_PROXY: noProxy,
    no_proxy: noProxy,
    PATH: `${join(modules, '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
if (process.env.npm_lifecycle_event && !windows) {
  // npm hands on neither every signal nor its own death: when it or its shell has gone, what it started goes, too
  const parent = process.ppid;
  const ps = spawnSync('ps', ['-o', 'ppid=', '-o', 'comm=', '-p', String(parent)], { encoding: 'utf8' });
  // a shell that gives its place to its only command leaves npm as the parent; whoever started npm may go
  const npm = Number(/^ *(\d+) +\S*sh$/m.exec(ps.stdout ?? '')?.[1] ?? parent);
  const hasGone = (pid) => {
    try {
      return !process.kill(pid, 0);
    } catch (error) {
      return error.code === 'ESRCH';
    }
  };
  setInterval(() => (process.ppid !== parent || hasGone(npm)) && child.kill(), 500).unref();
}
child.on('error', (error) => fail(`${node24} could not be started: ${error.message}`));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
