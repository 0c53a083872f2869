import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { addressHeader } from '#functions/serve/client-address.ts';
import { fingerprint } from '#infra/edge/fingerprint.ts';
import { isOccupationPage } from '#infra/edge/page-file.ts';
import { personHeader } from '#infra/lib/firewall.ts';

/** Runs before CloudFront looks for a file of the build. */
export function viewerRequestCode(files: readonly string[]): string {
  const pages = files.filter((file) => file.endsWith('.html'));
  return edgeCode('viewer-request', {
    PAGES: pages.filter((file) => !isOccupationPage(file)),
    OCCUPATION_PAGES: pages.filter(isOccupationPage).map(fingerprint).join(''),
  });
}

/** Runs before CloudFront forwards an API call. */
export const callerCode = (): string =>
  `const hashes=require("crypto");${edgeCode('caller', { ADDRESS_HEADER: addressHeader, PERSON_HEADER: personHeader })}`;

/**
 * What CloudFront's engine reads: ES 5.1, and of later ones what "JavaScript runtime 2.0 features" of its guide names.
 * Destructuring is a syntax error there, at the deployment; here it does not build.
 */
export const edgeEngine = {
  target: 'es5',
  supported: {
    arrow: true,
    'async-await': true,
    'const-and-let': true,
    'exponent-operator': true,
    'rest-argument': true,
    'template-literal': true,
  },
} as const;

/** A file of infra/edge with its values, as CloudFront takes it: one script with a `handler`, which exports nothing. */
function edgeCode(name: string, values: Record<string, unknown>): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(`../../edge/${name}.ts`, import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    minifyWhitespace: true,
    ...edgeEngine,
    define: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)])),
  });
  return outputFiles[0]!.text.replace('export{handler};', '');
}
