// Runs a TypeScript entry with the project's own Node 24. Plain JavaScript on purpose: it must run on Node 20, before
// anything is installed. Usage: node infra/bootstrap.mjs <entry.ts> [arguments]
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
    // a symbolic link leads to another checkout's packages, which must not change; an interrupted installation is
    // redone
    if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(modules);
    else if (existsSync(underway)) rmSync(modules, { recursive: true, force: true });
    mkdirSync(modules, { recursive: true });
    writeFileSync(underway, '');
  } catch ({ code }) {
    fail(`packages cannot be installed into ${modules} (${code}): change its rights, or put the project elsewhere.`);
  }
  // `npm ci` insists on a lock file with every platform's optional packages; this also installs the locked versions,
  // adds the programs of this platform, and leaves the lock file alone; the options override npm settings that would
  // omit development packages
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional'];
  const install = spawnSync('npm', ['install', ...options], {
    cwd: root,
    stdio: ['ignore', 2, 'inherit'], // stdout belongs to the command that is run
    shell: windows, // npm is a script on Windows, and these arguments need no quoting
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

delete process.env.NODE_ENV; // if a shell sets production, Vite would serve React's other build

// addresses on this machine bypass a proxy that Node is configured to use (NODE_USE_ENV_PROXY)
const noProxy = [process.env.no_proxy ?? process.env.NO_PROXY ?? [], '127.0.0.1', 'localhost'].flat().join(',');
const child = spawn(node24, ['--disable-warning=ExperimentalWarning', join(root, entry), ...rest], {
  cwd: root,
  // the channel closes however this process ends, and infra/local/start.ts then ends, too
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    NODE_COMPILE_CACHE: join(modules, '.cache', 'compiled'), // halves the time of every start after the first one
    PW_DISABLE_TS_ESM: '1', // Node runs our TypeScript itself: Playwright's own translation takes four times as long
    ...process.env,
    NO_PROXY: noProxy,
    no_proxy: noProxy,
    PATH: `${join(modules, '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  },
});
/** The stack ends within two seconds, also when its event loop is busy; other commands take the time that they need. */
function stop(signal) {
  child.kill(signal);
  if (entry === 'infra/local/start.ts') setTimeout(() => child.kill('SIGKILL'), 1_900);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
if (process.env.npm_lifecycle_event && !windows) {
  // npm forwards neither every signal nor its own death: when it or its shell is gone, the child is stopped
  const parent = process.ppid;
  const ps = spawnSync('ps', ['-o', 'ppid=', '-o', 'comm=', '-p', String(parent)], { encoding: 'utf8' });
  // a shell that execs its only command leaves npm as the parent; npm's own parent may exit
  const npm = Number(/^ *(\d+) +\S*sh$/m.exec(ps.stdout ?? '')?.[1] ?? parent);
  const hasGone = (pid) => {
    try {
      return !process.kill(pid, 0);
    } catch (error) {
      return error.code === 'ESRCH';
    }
  };
  setInterval(() => (process.ppid !== parent || hasGone(npm)) && stop('SIGTERM'), 500).unref();
}
child.on('error', (error) => fail(`${node24} could not be started: ${error.message}`));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
