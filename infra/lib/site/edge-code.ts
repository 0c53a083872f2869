import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { addressHeader } from '#functions/serve/client-address.ts';
import { fingerprint } from '#infra/edge/fingerprint.ts';
import { isOccupationPage } from '#infra/edge/page-file.ts';
import { personHeader } from '#infra/lib/firewall.ts';

/** The CloudFront function that maps an address to a file of the build. */
export function viewerRequestCode(files: readonly string[]): string {
  const pages = files.filter((file) => file.endsWith('.html'));
  return edgeCode('viewer-request', {
    PAGES: pages.filter((file) => !isOccupationPage(file)),
    OCCUPATION_PAGES: pages.filter(isOccupationPage).map(fingerprint).join(''),
  });
}

/** The CloudFront function that runs before an API call is forwarded. */
export const callerCode = (): string =>
  `const hashes=require("crypto");${edgeCode('caller', { ADDRESS_HEADER: addressHeader, PERSON_HEADER: personHeader })}`;

/**
 * The syntax that CloudFront's engine accepts: ES 5.1, and the later features listed under "JavaScript runtime 2.0
 * features" in its guide. Destructuring would be a syntax error at deployment; here it fails the build.
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

/** A file of infra/edge with its values filled in, in CloudFront's form: one script with a `handler` and no exports. */
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
