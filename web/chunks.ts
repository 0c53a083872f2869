import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

export interface Style {
  address: string;
  text: string;
}

/** Bytes. */
const WORTH_NAMING = 2500;

const page = 'src/features/home/HomePage.tsx';

/** What the landing page needs of a build, by Vite's manifest. */
export interface LandingParts {
  /** what must be there before the app can show the page, which is the last; not the smallest, which follow in one go and whose names are long */
  scripts: string[];
  /** in the order in which the app would load them */
  styles: Style[];
}

export function landingParts(folder: string): LandingParts {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const chunks = new Set<Chunk>();
  const visited = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}`);
    if (visited.has(key)) return;
    visited.add(key);
    for (const other of chunk.imports ?? []) add(other);
    chunks.add(chunk);
  };
  add(page);
  if (!visited.has('index.html'))
    throw new Error('the landing page has become independent of the app: nothing would bring that');
  const addresses = [...chunks].map(({ file }) => `/${file}`);
  const styles = new Set([...chunks].flatMap(({ css = [] }) => css));
  return {
    scripts: addresses.filter((address) => statSync(join(folder, address)).size >= WORTH_NAMING),
    styles: [...styles].map((file) => ({
      address: `/${file}`,
      text: readFileSync(join(folder, file), 'utf8').trim(),
    })),
  };
}
