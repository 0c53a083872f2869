import { fileURLToPath } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * How a handler is bundled, both for the CDK and for the size test. The SDK is bundled and tree-shaken: that loads in
 * half the time of the runtime's copy. A Lambda always finds its credentials in the environment, so one provider that
 * reads them replaces the provider chain (132 kB: files, SSO, instance metadata). The WOFF2 dictionary (484 kB) is left
 * out, because the fonts of documents are TrueType.
 */
export const bundling = {
  target: 'node24',
  format: 'esm',
  minify: true,
  mainFields: ['module', 'main'],
  alias: {
    '@aws-sdk/credential-provider-node': here('./environment-credentials.ts'),
    'brotli/decompress.js': here('./no-woff2.ts'),
  },
  /** some SDK dependencies are CommonJS and call require */
  banner: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
} as const;

/**
 * The PDF reader weighs 1.6 MB and the texts of all occupations 0.3 MB. For these functions esbuild splits dynamic
 * imports into separate files, so that a start that does not need them does not load them. Each function is bundled
 * separately to keep its files apart.
 */
export const splitFiles = [
  'functions/cv/read-cv.ts',
  'functions/cv/cv-analysis.ts',
  'functions/resume/print-resume.ts',
  'functions/chat/chatbot.ts',
];

/** The folder of the embedded occupation facts; functions that rank get a copy next to their code. */
export const factsFolder = here('../../shared/occupations/data');

/** The folder of the font packages; functions that write documents get the few files they use next to their code. */
export const fontsFolder = here('../../node_modules/@expo-google-fonts');
