import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../settings.ts';
import { StartError } from '../stand-ins/kit/start-error.ts';

export const buildFolder = join(root, 'web', 'dist');

function newestIn(folder: string): number {
  let newest = 0;
  for (const item of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(item.parentPath, item.name);
    // also what is being built beside it at this moment
    if (item.isFile() && !path.startsWith(buildFolder)) newest = Math.max(newest, statSync(path).mtimeMs);
  }
  return newest;
}

const isCurrent = (): boolean => {
  const page = join(buildFolder, 'index.html');
  if (!existsSync(page)) return false;
  const sources = ['web', 'shared'].map((folder) => newestIn(join(root, folder)));
  return statSync(page).mtimeMs > Math.max(...sources, statSync(join(root, 'package-lock.json')).mtimeMs);
};

/** Builds web/dist when it is missing or older than its sources, through the one build command (npm run build). */
export function ensureBuild(): void {
  if (isCurrent()) return;
  console.log('waymark: building the app …');
  const build = spawnSync('npm', ['run', 'build', '--silent'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (build.status !== 0) throw new StartError(`the app could not be built:\n${build.stdout}${build.stderr}`);
}
