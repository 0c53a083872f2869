import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Site } from '#shared/site.ts';
import type { WebConfig } from '#shared/web-config.ts';
import { isCurrent } from '../../../web/build/source-stamp.ts';
import { root } from '../settings.ts';
import { StartError } from '../stand-ins/kit/start-error.ts';
import { staticFiles } from './static-files.ts';

const buildFolder = join(root, 'web', 'dist');

/** Builds web/dist when it is missing or outdated, with the one build command (npm run build). */
export function ensureBuild(): void {
  if (isCurrent(buildFolder)) return;
  console.log('waymark: building the app …');
  const build = spawnSync('npm', ['run', 'build', '--silent'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (build.status !== 0) throw new StartError(`the app could not be built:\n${build.stdout}${build.stderr}`);
}

export function builtFiles(site: Site, config: WebConfig) {
  ensureBuild();
  return staticFiles(buildFolder, site, config);
}
