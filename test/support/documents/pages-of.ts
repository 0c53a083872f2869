import { readable } from '#functions/documents/extract/extract.ts';
import * as parsers from '#functions/documents/extract/parse.ts';
import type { CvPages } from '#shared/cv/pages.ts';

/**
 * Pages of a file that nobody hostile made, by the parsers of the product without the process around them: to start it
 * takes ten times as long as to read most files. What the process is for is tested in extract.test.ts.
 */
export async function pagesOf(bytes: Uint8Array, name: string): Promise<CvPages> {
  const file = structuredClone(await readable(Buffer.from(bytes), name)); // as it comes into the process
  return parsers.pagesOf(file);
}
