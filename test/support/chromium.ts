import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

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

/** The browser that comes packed in a devDependency, for Linux x64 machines without one and without apt. */
export async function unpackedChromium(): Promise<string> {
  // it unpacks the shared libraries it needs only where it believes to be a Lambda
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
  const { default: packed } = await import('@sparticuz/chromium');
  return packed.executablePath();
}

/** @throws Error with the ways out when there is no browser at all */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  const found = named ?? [...usualPlaces, chromium.executablePath()].find((path) => existsSync(path));
  if (found) return found;
  if (process.platform === 'linux' && process.arch === 'x64') return unpackedChromium();
  throw new Error(
    'no Chromium or Chrome was found: install one, or name its program with CHROMIUM_PATH, then run the tests again.',
  );
}

/** No flags beyond the first: others would switch off the web security that the tests are to see. */
export async function launchChromium(executablePath?: string): Promise<Browser> {
  const path = executablePath ?? (await findChromium());
  return chromium.launch({ executablePath: path, args: ['--no-sandbox'] }).catch((error: Error) => {
    throw new Error(
      `the browser at ${path} does not start; install Chromium or set CHROMIUM_PATH to one that does.\n${error.message}`,
    );
  });
}
