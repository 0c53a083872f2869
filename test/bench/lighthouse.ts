import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { installedChromium } from '#test/support/browser/chromium.ts';
import { root } from '#test/support/source/source-tree.ts';
import { freePortBlock } from '#test/support/stack/free-ports.ts';

/** Installed on demand: with its dependencies it has 176 MB, too much for everybody who installs this project. */
const VERSION = '13.5.0';
const folder = join(root, 'node_modules', '.cache', `lighthouse-${VERSION}`);

export const formFactors = ['mobile', 'desktop'] as const;
export type FormFactor = (typeof formFactors)[number];

interface Audit {
  title: string;
  score: number | null;
  numericValue?: number;
}
export interface Report {
  lighthouseVersion: string;
  /** the speed of the processor during the visit: higher is faster */
  environment: { benchmarkIndex: number; hostUserAgent: string };
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}
type Lighthouse = (url: string, flags: object, config?: object) => Promise<{ lhr: Report } | undefined>;

function obtain(): void {
  if (existsSync(folder)) return;
  process.stdout.write(`installing lighthouse ${VERSION} into ${folder} …\n`);
  const draft = `${folder}-draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, 'package.json'), '{ "private": true }\n');
  const install = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--loglevel=error', `lighthouse@${VERSION}`],
    {
      cwd: draft,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (install.status !== 0) throw new Error('lighthouse could not be installed, see above; it needs the network once');
  renameSync(draft, folder);
}

/**
 * Not the tests' browser: Lighthouse connects over a port, and a headless shell aborts visits to pages that isolate
 * themselves (Cross-Origin-Opener-Policy), as ours do.
 */
function start(port: number, userData: string): ChildProcess {
  const { path } = installedChromium();
  const quiet = ['--no-first-run', '--disable-background-networking', '--disable-extensions', '--mute-audio'];
  return spawn(
    path,
    [
      '--headless',
      '--no-sandbox',
      ...quiet,
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${userData}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
}

async function connect(port: number): Promise<Browser> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    } catch (error) {
      if (attempt === 100) throw error;
      await sleep(100);
    }
  }
}

/** Starts a separate browser for Lighthouse. `prepare` gets its profile first, to sign somebody in. */
export async function openLighthouse(prepare?: (profile: BrowserContext) => Promise<void>) {
  obtain();
  const inside = (path: string) => pathToFileURL(join(folder, 'node_modules/lighthouse', path)).href;
  const { default: lighthouse } = (await import(inside('core/index.js'))) as { default: Lighthouse };
  const { default: desktop } = (await import(inside('core/config/desktop-config.js'))) as { default: object };

  const port = await freePortBlock();
  const userData = mkdtempSync(join(tmpdir(), 'waymark-lighthouse-'));
  const program = start(port, userData);
  const browser = await connect(port);
  const profile = browser.contexts()[0] ?? (await browser.newContext());
  await prepare?.(profile);
  const page = profile.pages()[0] ?? (await profile.newPage());
  const devtools = await profile.newCDPSession(page);
  return {
    /** A first visit: the cache is empty, but the profile's storage is kept. */
    async visit(url: string, formFactor: FormFactor): Promise<Report> {
      for (let attempt = 1; ; attempt += 1) {
        await devtools.send('Network.clearBrowserCache');
        const flags = { port, logLevel: 'error', output: 'json', disableStorageReset: true };
        const outcome = await lighthouse(url, flags, formFactor === 'desktop' ? desktop : undefined);
        const failure = outcome ? outcome.lhr.runtimeError?.message : 'it said nothing';
        if (outcome && !failure) return outcome.lhr;
        // a busy machine sometimes loses a trace
        if (attempt === 3) throw new Error(`lighthouse could not look at ${url}: ${failure}`);
      }
    },
    async close() {
      const gone = new Promise((done) => program.once('exit', done));
      await browser.close();
      program.kill();
      await gone;
      rmSync(userData, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
