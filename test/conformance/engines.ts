import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { read, root } from '#test/support/source/source-tree.ts';

/** Where third-party engines are installed: once, and again when their version here changes. */
const cache = join(root, '.engines');
const here = 'test/conformance';

/** An engine is not available on this machine; checks that need it are skipped with this message. */
export class Missing extends Error {}

type Command = [string, ...string[]];

function run([program, ...args]: Command, env: Record<string, string> = {}): string {
  const done = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, ...env },
  });
  if (done.error) throw new Missing(`${program} could not be run (${(done.error as NodeJS.ErrnoException).code})`);
  if (done.status === 0) return done.stdout;
  const lines = stripVTControlCharacters(`${done.stdout}${done.stderr}`).split('\n');
  const said = lines.findLast((line) => line.trim() !== '') ?? '';
  throw new Missing(`"${[program, ...args].slice(0, 3).join(' ')} …" failed: ${said.slice(0, 200)}`);
}

/** Installs into a folder of the cache, unless the same version is already there. */
function installed(name: string, version: string, install: (folder: string) => void): string {
  const folder = join(cache, name);
  const stamp = join(folder, '.version');
  const wanted = createHash('sha256').update(version).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder;
  process.stderr.write(`conformance: installing ${name} into .engines …\n`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  install(folder);
  writeFileSync(stamp, wanted);
  return folder;
}

/** @returns the folder of executables of the packages in requirements.txt, including Python */
export function python(): string {
  const [asked, tried] = [`${here}/requirements.txt`, `${here}/constraints.txt`];
  const folder = installed('python', read(asked) + read(tried), (at) => {
    run(['python3', '-m', 'venv', at]);
    run([
      join(at, 'bin', 'pip'),
      'install',
      ...['--quiet', '--disable-pip-version-check', '--retries', '1', '-r', asked, '-c', tried],
    ]);
  });
  return join(folder, 'bin');
}

/** @returns the folder of its jars */
function jarsOf(name: string, pom: string): string {
  run(['java', '-version']);
  return installed(name, read(pom), (at) => {
    run(['mvn', '-q', '-B', '-f', pom, 'dependency:copy-dependencies', `-DoutputDirectory=${at}`]);
  });
}
export const dynamoDbLocal = (): string => jarsOf('dynamodb-local', `${here}/dynamodb/pom.xml`);
export const verapdf = (): string => jarsOf('verapdf', `${here}/documents/pom.xml`);

/** @returns the path of an executable built from a Go module */
function built(name: string, path: string, version: string): string {
  const folder = installed(name, `${path}@${version}`, (at) => {
    run(['go', 'install', `${path}@${version}`], { GOBIN: at, GOFLAGS: '-buildvcs=false' });
  });
  return join(folder, name);
}

/** @returns the path of the executable */
export const versitygw = (): string => built('versitygw', 'github.com/versity/versitygw/cmd/versitygw', 'v1.8.0');

/** @returns the path of the executable, and of Stripe's API description, which is among its sources */
export function stripeMock(): { program: string; description: string } {
  const [module, version] = ['github.com/stripe/stripe-mock', 'v0.203.0'];
  const program = built('stripe-mock', module, version);
  const { Dir } = JSON.parse(run(['go', 'mod', 'download', '-json', `${module}@${version}`]));
  return { program, description: join(Dir, 'embedded/openapi/spec3.json') };
}

/** Each is installed before the checks start. */
export const engines = { python, 'dynamodb-local': dynamoDbLocal, verapdf, versitygw, 'stripe-mock': stripeMock };
export type EngineName = keyof typeof engines;
