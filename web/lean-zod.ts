import type { Plugin } from 'vite';

const stubs: [file: RegExp, source: string][] = [
  [
    /zod\/v4\/core\/to-json-schema\.js$/,
    `const none = () => { throw new Error('zod writes no JSON Schema in the browser'); };
     export const createToJSONSchemaMethod = () => none, createStandardJSONSchemaMethod = () => none;
     export const initializeContext = none, processSchema = none, extractDefs = none, finalize = none;`,
  ],
  [/zod\/v4\/core\/json-schema-processors\.js$/, 'export const allProcessors = {}, toJSONSchema = () => ({});'],
];

/**
 * Leaves zod's JSON Schema writer out of the browser build: 5.6 kB gzip on every signed-in visit that nothing there
 * calls (docs/openapi.json is written by Node). A zod that needs another name of these files fails the build.
 */
export const leanZod = (): Plugin => ({
  name: 'lean-zod',
  apply: 'build',
  enforce: 'pre',
  load: (id) => stubs.find(([file]) => file.test(id))?.[1],
});
