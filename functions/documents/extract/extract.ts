/** A CV file as pages of words with their places. */
import type { CvPages } from '#shared/cv/pages.ts';
import { wordParts } from './archive.ts';
import { parse, type Readable } from './parse.ts';
import { realType } from './real-type.ts';
import { refused } from './refusals.ts';
import { decodeText } from './text-encoding.ts';

/**
 * @param name what the file was called: a text that calls itself a PDF is refused
 * @throws AppError that says why nothing was read and how to go on
 */
export const extract = async (bytes: Uint8Array, name: string): Promise<CvPages> =>
  parse(await readable(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), name));

/** @throws AppError where no parser is for it */
export async function readable(bytes: Buffer, name: string): Promise<Readable> {
  if (bytes.length === 0) throw refused('empty');
  const type = realType(bytes);
  if (type === 'archive') return { type: 'docx', parts: await wordParts(bytes) };
  if (type !== 'text') return { type, bytes };
  if (/\.(pdf|docx)$/i.test(name)) throw refused('binary');
  return { type, text: decodeText(bytes)! };
}
