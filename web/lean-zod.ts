import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const writer = /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;

/** The exports of a module, each standing for nothing: some are called for every schema, and answer with a no-op. */
function emptied(file: string): string {
  const names = [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  if (names.length === 0) throw new Error(`${file} exports nothing that lean-zod knows how to leave out`);
  return `const none = () => () => { throw new Error('zod writes no JSON Schema in the browser'); };
          export const ${names.map((name) => `${name} = none`).join(', ')};`;
}

/**
 * Leaves zod's JSON Schema writer out of the browser build: 5.6 kB gzip on every signed-in visit that nothing there
 * calls (docs/openapi.json is written by Node).
 */
export const leanZod = (): Plugin => ({
  name: 'lean-zod',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (writer.test(id) ? emptied(id) : undefined),
});
