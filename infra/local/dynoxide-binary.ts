import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';
import { StartError } from './stand-ins/kit/start-error.ts';

/** dynoxide is published as one package per platform; only linux-x64 is in the lock file. */
const packageName = `@dynoxide/${process.platform}-${process.arch}`;
const binary = join(
  root,
  'node_modules',
  ...packageName.split('/'),
  process.platform === 'win32' ? 'dynoxide.exe' : 'dynoxide',
);

const pinnedVersion = (): string => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return optionalDependencies['@dynoxide/linux-x64'];
};

/** The path of the DynamoDB stand-in's program; another platform's package is installed if it is missing. */
export function dynoxideBinary(): string {
  if (existsSync(binary)) return binary;
  const wanted = `${packageName}@${pinnedVersion()}`;
  console.log(`waymark: installing the DynamoDB stand-in for this platform (${wanted}) …`);
  spawnSync('npm', ['install', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', wanted], {
    cwd: root,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  if (existsSync(binary)) return binary;
  throw new StartError(
    `the DynamoDB stand-in has no program for ${process.platform}-${process.arch} (${wanted} could not be installed): ` +
      'start DynamoDB Local and set AWS_ENDPOINT_URL_DYNAMODB to its address, for example http://127.0.0.1:8000.',
  );
}
