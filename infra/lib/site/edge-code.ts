import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { addressHeader } from '#functions/serve/client-address.ts';
import { fingerprint } from '#infra/edge/fingerprint.ts';
import { isOccupationPage } from '#infra/edge/page-file.ts';

/** What runs before a file of the build is looked for. */
export function viewerRequestCode(files: readonly string[]): string {
  const pages = files.filter((file) => file.endsWith('.html'));
  return edgeCode('viewer-request', {
    PAGES: pages.filter((file) => !isOccupationPage(file)),
    OCCUPATION_PAGES: pages.filter(isOccupationPage).map(fingerprint).join(''),
  });
}

/** What runs before a call of the API. */
export const viewerAddressCode = (): string => edgeCode('viewer-address', { ADDRESS_HEADER: addressHeader });

/** A file of infra/edge with its values, as CloudFront takes it: one script with a `handler`, which exports nothing. */
function edgeCode(name: string, values: Record<string, unknown>): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(`../../edge/${name}.ts`, import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    minifyWhitespace: true,
    define: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)])),
  });
  return outputFiles[0]!.text.replace('export{handler};', '');
}
