/**
 * Reads the parts of a Word document that hold its text. The archive's directory is checked before anything is
 * inflated.
 */
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { AppError } from '#shared/lib/errors.ts';
import { MAX_ENTRIES, MAX_RATIO, MAX_TEXT_BYTES, MAX_UNPACKED_BYTES, RATIO_COUNTS_FROM_BYTES } from './limits.ts';
import { refused } from './refusals.ts';

/** XML by part name, for example `word/document.xml`. */
export type WordParts = Record<string, string>;

const mainPart = /^word\/document\d*\.xml$/;
const wanted = /^word\/((document|header|footer)\d*\.xml|styles\.xml|_rels\/(document|header|footer)\d*\.xml\.rels)$/;

/** @throws AppError for a zip bomb, another kind of archive, a locked or damaged document */
export async function wordParts(bytes: Buffer): Promise<WordParts> {
  try {
    const archive = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false, validateEntrySizes: true });
    if (archive.entryCount > MAX_ENTRIES) throw refused('bomb');
    const entries: Entry[] = [];
    for await (const entry of archive.eachEntry()) entries.push(entry);
    judge(entries, bytes.length);
    return await inflated(
      archive,
      entries.filter(({ fileName }) => wanted.test(fileName)),
    );
  } catch (error) {
    throw error instanceof AppError ? error : refused('broken');
  }
}

/** Checks the sizes the directory declares; inflating checks the actual ones. */
function judge(entries: Entry[], size: number): void {
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpacked > MAX_UNPACKED_BYTES) throw refused('bomb');
  if (unpacked > RATIO_COUNTS_FROM_BYTES && unpacked > size * MAX_RATIO) throw refused('bomb');
  if (entries.some((entry) => entry.isEncrypted())) throw refused('locked');
  const names = entries.map(({ fileName }) => fileName);
  if (names.some((name) => /vbaProject\.bin$/i.test(name))) throw refused('macros');
  if (names.some((name) => /^(xl|ppt)\//.test(name) || name === 'content.xml')) throw refused('office');
  if (!names.includes('[Content_Types].xml') || !names.some((name) => mainPart.test(name))) throw refused('archive');
}

async function inflated(archive: ZipFile, entries: Entry[]): Promise<WordParts> {
  const parts: WordParts = {};
  let left = MAX_TEXT_BYTES;
  for (const entry of entries) {
    const chunks: Buffer[] = [];
    for await (const chunk of await archive.openReadStreamPromise(entry)) {
      left -= chunk.length;
      if (left < 0) throw refused('bomb');
      chunks.push(chunk);
    }
    parts[entry.fileName] = new TextDecoder(markOf(chunks[0])).decode(Buffer.concat(chunks));
  }
  return parts;
}

/** XML is UTF-8 unless a byte order mark says otherwise. */
const markOf = (start?: Buffer) => (start?.[0] === 0xff ? 'utf-16le' : start?.[0] === 0xfe ? 'utf-16be' : 'utf-8');
