import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { root } from '#test/support/source/source-tree.ts';

interface Program {
  path: string;
  /** its whole environment; this process's by default */
  env?: Record<string, string>;
}

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const modules = join(root, 'node_modules');

/** The first process unpacks it, into a folder that gets its final name only when complete. */
function unpackInto(folder: string): void {
  const cache = join(modules, '.cache');
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'unpacking-'));
  const unpacking = spawnSync(process.execPath, ['test/support/browser/unpack-chromium.ts'], {
    cwd: root,
    // into the temporary folder; the shared libraries too, if it believes it runs in a Lambda
    env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    encoding: 'utf8',
  });
  if (unpacking.status === 0 && !existsSync(folder)) renameSync(draft, folder);
  rmSync(draft, { recursive: true, force: true });
  if (unpacking.status !== 0) throw new Error(`@sparticuz/chromium could not be unpacked:\n${unpacking.stderr}`);
}

/**
 * The package's own configuration names folders outside the checkout: without them the browser crashes for lack of
 * fonts, with them its text depends on the machine. Paths are absolute, so it is written again after the checkout
 * moves.
 */
function nameFonts(folder: string): string {
  const file = join(folder, 'fonts', 'fonts.conf');
  const configuration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts', 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts', 'cache')}</cachedir>
</fontconfig>
`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== configuration) {
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, configuration);
    renameSync(draft, file);
  }
  return file;
}

/**
 * The headless browser packed in a devDependency, for Linux on x64: the same on every machine, without apt, and at half
 * the processor time of a full Chromium with its invisible windows. It uses nothing of the machine: no fonts, libraries
 * or home folder but its own.
 */
function packedChromium(): Program {
  const { version } = JSON.parse(readFileSync(join(modules, '@sparticuz/chromium/package.json'), 'utf8'));
  const folder = join(modules, '.cache', `chromium-${version}`);
  if (!existsSync(folder)) unpackInto(folder);
  const home = join(folder, 'home');
  mkdirSync(home, { recursive: true });
  return {
    path: join(folder, 'chromium'),
    env: {
      PATH: '/usr/bin:/bin',
      HOME: home,
      TMPDIR: tmpdir(),
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: nameFonts(folder),
    },
  };
}

/** A browser with all its parts. @throws Error that says how to get one */
export function installedChromium(): Program {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  const path = named ?? [...usualPlaces, chromium.executablePath()].find((place) => existsSync(place));
  if (path) return { path };
  throw new Error(
    'no Chromium or Chrome was found: install one, or name its program with CHROMIUM_PATH, then try again.',
  );
}

/** The browser of tests and pictures. */
export const findChromium = (): Program =>
  !process.env.CHROMIUM_PATH && process.platform === 'linux' && process.arch === 'x64'
    ? packedChromium()
    : installedChromium();

/**
 * No software GPU: on a busy machine its channel breaks occasionally, and elements of a page without frames never
 * become stable. No other flags, because they would disable the web security under test.
 */
export const chromiumFlags = ['--no-sandbox', '--disable-gpu'];

export async function launchChromium(): Promise<Browser> {
  const { path, env } = findChromium();
  const options = { executablePath: path, args: chromiumFlags, ...(env && { env }) };
  return chromium.launch(options).catch((error: Error) => {
    throw new Error(
      `the browser at ${path} does not start; install Chromium or Chrome and name its program with CHROMIUM_PATH.\n${error.message}`,
    );
  });
}
