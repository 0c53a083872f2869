import type { KnipConfig } from 'knip';
import { routeEntries } from '../shared/api.ts';

/** What is called from outside the code; everything else must be reachable from here. */
export default {
  entry: [
    'infra/app.ts',
    'infra/local/{start,reset}.ts',
    'infra/import/occupations.ts',
    'infra/lib/environment-credentials.ts', // an alias in the bundles, see infra/lib/bundling.ts
    ...routeEntries.map(({ file }) => file),
    'functions/account/write-mail.ts',
    'web/src/main.tsx',
    'test/run.ts',
    'test/bench/{run,validity}.ts',
    'test/**/*.{test,e2e}.ts',
    'test/vitest.config.ts',
  ],
  project: ['{infra,functions,shared,test}/**/*.ts', 'web/**/*.{ts,tsx}', '!web/dist/**'],
  // the shapes of a contract are exported for whoever needs them, used by name or not
  exclude: ['types'],
} satisfies KnipConfig;
