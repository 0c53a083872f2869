/** Reads a CV file as pages of positioned words. */
import type { CvPages } from '#shared/cv/pages.ts';
import type { CvReading } from '#shared/cv/reading.ts';
import type { TitleLexicon } from '#shared/cv/titles.ts';
import { wordParts } from './archive.ts';
import { parse, parseAndRead, type Readable } from './parse.ts';
import { realType } from './real-type.ts';
import { refused } from './refusals.ts';
import { decodeText } from './text-encoding.ts';

/**
 * @param name the uploaded file's name: a text file named .pdf is refused
 * @throws AppError that says why nothing was read and what to do
 */
export const extract = async (bytes: Uint8Array, name: string): Promise<CvPages> =>
  parse(await readable(asBuffer(bytes), name));

/**
 * The pages, and what the rules read of them: which takes what its writer wanted it to take, as parsing does.
 * @throws AppError
 */
export const extractAndRead = async (
  bytes: Uint8Array,
  name: string,
  titles: TitleLexicon,
): Promise<{ pages: CvPages; reading: CvReading }> => parseAndRead(await readable(asBuffer(bytes), name), titles);

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** @throws AppError for a type without a parser */
export async function readable(bytes: Buffer, name: string): Promise<Readable> {
  if (bytes.length === 0) throw refused('empty');
  const type = realType(bytes);
  if (type === 'archive') return { type: 'docx', parts: await wordParts(bytes) };
  if (type !== 'text') return { type, bytes };
  if (/\.(pdf|docx)$/i.test(name)) throw refused('binary');
  return { type, text: decodeText(bytes)! };
}
