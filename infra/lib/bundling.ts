import { fileURLToPath } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * How a handler becomes a bundle, for the CDK and for the size test alike. The SDK is bundled and tree-shaken: that
 * loads in half the time of the runtime's copy. A Lambda's credentials always stand in its environment, so the
 * provider chain (132 kB: files, SSO, instance metadata) is replaced by that one provider. The dictionary of WOFF2
 * fonts (484 kB) is left out, because the fonts of documents are TrueType.
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
 * Reading PDF weighs 1.6 MB, and the texts of all occupations 0.3 MB. In these functions they lie in files beside the code,
 * which esbuild splits off where they are imported dynamically: what starts without them does not load them. Each is bundled
 * by itself, so that its files are its own.
 */
export const splitFiles = ['functions/cv/read-cv.ts', 'functions/resume/print-resume.ts', 'functions/chat/chatbot.ts'];

/** The folder of the embedded occupation facts; functions that rank get a copy beside their code. */
export const factsFolder = here('../../shared/occupations/data');

/** The packages of the fonts; functions that write documents get the few files they use beside their code. */
export const fontsFolder = here('../../node_modules/@expo-google-fonts');
