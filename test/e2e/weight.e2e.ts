import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureBuild } from '#infra/local/gateway/web-build.ts';
import { root } from '#test/support/source-tree.ts';

/** performance.md, rows "app" and "landing": kilobytes of JavaScript after gzip, from the manifest of the real build. */
const KB = 1000;
const SHELL = 105 * KB;
const ROUTE = 30 * KB;
const AUTH_ROUTE = 160 * KB;

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
/** What every screen that talks to the API shares, loaded once: the route table with zod, and the client. */
const callLayer = () => needs('src/session/revoke-session.ts');
const screens = () => manifest['index.html']!.dynamicImports!.filter((key) => key.endsWith('Page.tsx'));

describe('weight of the app', () => {
  it('the shell is at most 105 kB', () => {
    const weight = sum(shell());
    expect(weight).toBeGreaterThan(50 * KB);
    expect(weight).toBeLessThanOrEqual(SHELL);
  });

  it('carries neither Amplify nor zod before somebody signs in or calls', () => {
    const code = [...shell()].map((key) => readFileSync(join(root, 'web/dist', manifest[key]!.file), 'utf8')).join('');
    expect(code).not.toMatch(/CognitoIdentityServiceProvider\.\w+|UserPool|ZodObject/);
  });

  it('what all calls share is at most 30 kB', () => {
    const weight = sum(without(callLayer(), shell()));
    expect(weight).toBeGreaterThan(10 * KB);
    expect(weight).toBeLessThanOrEqual(ROUTE);
  });

  it('a screen adds at most 30 kB', () => {
    const known = [shell(), callLayer()];
    const heavy = screens()
      .filter((key) => !key.includes('/auth/') && !key.includes('/email-verified/'))
      .map((key) => [key, sum(without(needs(key), ...known))] as const)
      .filter(([, weight]) => weight > ROUTE);
    expect(screens().length).toBeGreaterThan(8);
    expect(heavy).toEqual([]);
  });

  it('sign-in adds at most 160 kB, with Amplify, forms and zod in it', () => {
    for (const key of screens().filter((name) => /\/(auth|email-verified)\//.test(name))) {
      expect(sum(without(needs(key), shell())), key).toBeLessThanOrEqual(AUTH_ROUTE);
    }
  });
});
