import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  /** of the module it was made for, without its ending */
  name?: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

export interface Style {
  address: string;
  text: string;
}

/** Bytes. */
const WORTH_NAMING = 2500;

const app = 'index.html';
/** What every screen of somebody signed in asks for as soon as the session is known. */
const signedIn = ['amplify', 'check-subscription', 'fetch-plans', 'PlanCheck'];

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

/** @param name of the module it was made for, for example `UsagePage` */
function keyOf(manifest: Manifest, name: string): string {
  const [key, ...others] = Object.keys(manifest).filter((entry) => manifest[entry]?.name === name);
  if (!key || others.length > 0) throw new Error(`the build has ${key ? 'several' : 'no'} ${name}`);
  return key;
}

/** A chunk and everything it cannot run without, itself last. */
function needs(manifest: Manifest, key: string, visited = new Set<string>()): Chunk[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build has no ${key}`);
  if (visited.has(key)) return [];
  visited.add(key);
  return [...(chunk.imports ?? []).flatMap((other) => needs(manifest, other, visited)), chunk];
}

/** What a prerendered page needs of a build, by Vite's manifest. */
export interface PrerenderedParts {
  /** what must be there before the app can take the page over, the screen last; not the smallest, which follow in one go and whose names are long */
  scripts: string[];
  /** in the order in which the app would load them */
  styles: Style[];
}

export function prerenderedParts(folder: string, component: string): PrerenderedParts {
  const manifest = readManifest(folder);
  const visited = new Set<string>();
  const chunks = needs(manifest, keyOf(manifest, component), visited);
  if (!visited.has(app)) throw new Error(`${component} has become independent of the app: nothing would bring that`);
  const addresses = chunks.map(({ file }) => `/${file}`);
  const screen = addresses.at(-1);
  const styles = new Set(chunks.flatMap(({ css = [] }) => css));
  return {
    scripts: addresses.filter((address) => address === screen || statSync(join(folder, address)).size >= WORTH_NAMING),
    styles: [...styles].map((file) => ({
      address: `/${file}`,
      text: readFileSync(join(folder, file), 'utf8').trim(),
    })),
  };
}

/**
 * What the page of a screen names beside the app, so that it is fetched with it and not after it.
 * @param component the name of the screen's file, for example `UsagePage`
 */
export function screenParts(folder: string, component: string, access: 'public' | 'user' | 'subscriber') {
  const manifest = readManifest(folder);
  const visited = new Set<string>();
  needs(manifest, app, visited); // these the page names anyway
  const names = [component, ...(access === 'public' ? [] : signedIn)];
  const chunks = names.flatMap((name) => needs(manifest, keyOf(manifest, name), visited));
  return {
    scripts: chunks.map(({ file }) => `/${file}`),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
  };
}
