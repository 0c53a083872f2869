import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { filledFile } from '#infra/lib/site/site-files.ts';
import { ensureBuild } from '#infra/local/gateway/web-build.ts';
import { euro, regularPrice } from '#shared/plans/prices.ts';
import type { Site } from '#shared/site.ts';
import { root } from '#test/support/source/source-tree.ts';
import { landingSections } from '#web/features/home/sections.ts';

/**
 * What a person waits for: the landing page (bytes on the wire) and the shell of somebody signed in (bytes after gzip),
 * weighed in the real build. Whoever is signed in also loads, once and in the background, what all calls share (zod and the
 * client) and the check of the plan. `npm run bench -- bundles` prints the rest.
 */
const KB = 1000;
const SIGNED_IN = 130 * KB;
const LANDING_PAGE = 17 * KB;

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

let manifest: Record<string, Chunk>;
beforeAll(() => {
  ensureBuild();
  manifest = JSON.parse(readFileSync(join(root, 'web/dist/.vite/manifest.json'), 'utf8'));
});

const compressed = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
const weigh = (file: string) => gzipSync(readFileSync(join(root, 'web/dist', file)), { level: 9 }).length;
const sum = (keys: Iterable<string>) => [...keys].reduce((total, key) => total + weigh(manifest[key]!.file), 0);

/** A chunk and everything it cannot run without. */
function needs(key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const other of manifest[key]?.imports ?? []) needs(other, found);
  return found;
}

const without = (keys: Set<string>, ...known: Set<string>[]) =>
  [...keys].filter((key) => !known.some((set) => set.has(key)));

const shell = () => needs('index.html');
/** What whoever is signed in loads on every screen: zod and the client, the check of the plan. */
const callLayer = () =>
  needs(manifest['index.html']!.dynamicImports!.find((key) => key.includes('check-subscription')) as string);
const screens = () => manifest['index.html']!.dynamicImports!.filter((key) => key.endsWith('Page.tsx'));

describe('weight of the landing page', () => {
  /** longer addresses than an owner is likely to have */
  const site: Site = {
    origin: 'https://careers.department-of-employment.example',
    salesEmail: 'career-intelligence-sales@department-of-employment.example',
    supportEmail: 'career-intelligence-support@department-of-employment.example',
    communityUrl: 'https://chat.department-of-employment.example/invitations/career-intelligence?room=welcome',
  };
  const page = () => filledFile(join(root, 'web/dist/index.html'), site);
  const bootFile = () => /<script type="module" src="\/(assets\/boot-[^"]+)"/.exec(page())?.[1] as string;

  it('everything that shows it is one response of at most 17 kB, compressed as CloudFront does', () => {
    expect(page()).not.toMatch(/<link[^>]+(stylesheet|modulepreload|rel="preload")/);
    // the first script, the theme's one line, and the configuration
    expect(page().match(/<script/g)).toHaveLength(3);
    const bytes = compressed(page()).length;
    expect(bytes).toBeGreaterThan(5 * KB);
    expect(bytes).toBeLessThanOrEqual(LANDING_PAGE);
  });

  it('its first script is at most 1.2 kB and brings nothing by itself', () => {
    const script = readFileSync(join(root, 'web/dist', bootFile()), 'utf8');
    expect(script).not.toMatch(/\bimport\s*[{*"']|\bfrom\s*["']/);
    expect(compressed(script).length).toBeLessThanOrEqual(1.2 * KB);
  });

  it('carries the whole page: every section, the plans with their regular prices, nobody’s session', () => {
    for (const { id } of landingSections) expect(page()).toContain(`<section id="${id}"`);
    for (const plan of ['pro', 'switch'] as const) expect(page()).toContain(euro(regularPrice[plan]));
    expect(page()).not.toMatch(/Sign out|Manage Plan|Loading/);
  });
});

describe('weight of the app', () => {
  it('carries neither Amplify nor zod before somebody signs in or calls', () => {
    const code = [...shell()].map((key) => readFileSync(join(root, 'web/dist', manifest[key]!.file), 'utf8')).join('');
    expect(code).not.toMatch(/CognitoIdentityServiceProvider\.\w+|UserPool|ZodObject/);
  });

  it('the shell of somebody signed in, with what all calls share, is at most 130 kB', () => {
    const calls = sum(without(callLayer(), shell()));
    expect(calls).toBeGreaterThan(10 * KB);
    expect(sum(shell())).toBeGreaterThan(50 * KB);
    expect(sum(shell()) + calls).toBeLessThanOrEqual(SIGNED_IN);
  });

  it('no screen brings the routes of a domain it does not call', () => {
    const routes = (key: string) => readFileSync(join(root, 'web/dist', manifest[key]!.file), 'utf8');
    const screensWith = (path: string) =>
      screens().filter((key) => [...needs(key)].some((part) => routes(part).includes(path)));
    expect(screensWith('/admin-reset-user')).toEqual(['src/features/system-test/SystemTestPage.tsx']);
    expect(screensWith('/assessment-complete')).not.toContain('src/features/usage/UsagePage.tsx');
  });
});
