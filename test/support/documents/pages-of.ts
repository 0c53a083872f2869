import { readable } from '#functions/documents/extract/extract.ts';
import * as parsers from '#functions/documents/extract/parse.ts';
import type { CvPages } from '#shared/cv/pages.ts';

/**
 * Reads a trusted file with the product's parsers but without their process, whose start takes ten times as long as
 * reading most files. extract.test.ts tests the process.
 */
export async function pagesOf(bytes: Uint8Array, name: string): Promise<CvPages> {
  const file = structuredClone(await readable(Buffer.from(bytes), name)); // as it arrives in the process
  return parsers.pagesOf(file);
}
