import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  /** name of the module it was made for, without extension */
  name?: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

export interface Style {
  address: string;
  text: string;
}

/** Bytes. Smaller chunks are left to the app's own imports: each address takes room in the first script (test/size). */
const WORTH_NAMING = 2500;

const app = 'index.html';
/** Requested by every screen of a signed-in person as soon as the session is known. */
const signedIn = ['amplify', 'check-subscription', 'fetch-plans', 'PlanCheck'];

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

/** @param name of the module it was made for, for example `PlanCheck` */
function keyOf(manifest: Manifest, name: string): string {
  const [key, ...others] = Object.keys(manifest).filter((entry) => manifest[entry]?.name === name);
  if (!key || others.length > 0) throw new Error(`the build has ${key ? 'several' : 'no'} ${name}`);
  return key;
}

/** A chunk and all its dependencies, the chunk last. */
function needs(manifest: Manifest, key: string, visited = new Set<string>()): Chunk[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build has no ${key}`);
  if (visited.has(key)) return [];
  visited.add(key);
  return [...(chunk.imports ?? []).flatMap((other) => needs(manifest, other, visited)), chunk];
}

/** What a prerendered page needs from a build, from Vite's manifest. */
export interface PrerenderedParts {
  /** addresses of the larger chunks the app needs to hydrate the page, the screen last */
  scripts: string[];
  /** …and what it requests besides for somebody who is signed in */
  signedIn: string[];
  /** in the app's loading order */
  styles: Style[];
}

/** @param forMembers parts of the screen that only somebody who is signed in sees */
export function prerenderedParts(folder: string, screen: string, forMembers: string[] = []): PrerenderedParts {
  const manifest = readManifest(folder);
  const visited = new Set<string>();
  const chunks = needs(manifest, screen, visited);
  if (!visited.has(app)) throw new Error(`${screen} has become independent of the app: nothing would bring that`);
  const addresses = chunks.map(({ file }) => `/${file}`);
  const own = addresses.at(-1);
  const styles = new Set(chunks.flatMap(({ css = [] }) => css));
  const more = [...signedIn, ...forMembers].flatMap((name) => needs(manifest, keyOf(manifest, name), visited));
  return {
    scripts: addresses.filter((address) => address === own || statSync(join(folder, address)).size >= WORTH_NAMING),
    signedIn: more.map(({ file }) => `/${file}`),
    styles: [...styles].map((file) => ({
      address: `/${file}`,
      text: readFileSync(join(folder, file), 'utf8').trim(),
    })),
  };
}

/**
 * The chunks and styles a screen's page names, so that they are fetched together with the app instead of after it.
 * @param screen its file, for example `src/features/usage/UsagePage.tsx`
 */
export function screenParts(folder: string, screen: string, access: 'public' | 'user' | 'subscriber') {
  const manifest = readManifest(folder);
  const visited = new Set<string>();
  needs(manifest, app, visited); // every page names these anyway
  const keys = [screen, ...(access === 'public' ? [] : signedIn.map((name) => keyOf(manifest, name)))];
  const chunks = keys.flatMap((key) => needs(manifest, key, visited));
  return {
    scripts: chunks.map(({ file }) => `/${file}`),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
  };
}
