/** Reads a LinkedIn data export in the browser, unpacking only the requested tables. */
import { parse } from 'csv-parse/browser/esm/sync';
import { unzipSync } from 'fflate';
import type { Imported } from '#shared/cv/json-resume/import.ts';
import { type LinkedInFile, type LinkedInTables, linkedInFiles, readLinkedIn } from '#shared/cv/linkedin/import.ts';

const MAX_ARCHIVE = 50_000_000;
/** larger tables do not belong to one person */
const MAX_TABLE = 3_000_000;
const MAX_FILES = 5000;

const nameOf = (path: string): LinkedInFile | undefined =>
  linkedInFiles.find((name) => path === name || path.endsWith(`/${name}`));

export async function readLinkedInFile(file: File): Promise<Imported> {
  if (file.size > MAX_ARCHIVE) return { refusal: 'This archive is too large: ask LinkedIn for your profile alone.' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b)
    return { refusal: 'This is no zip archive. Choose the file as LinkedIn sent it, before it is unpacked.' };
  let files = 0;
  let isTooLarge = false;
  try {
    const unpacked = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        files += 1;
        if (files > MAX_FILES) throw new Error('too many files');
        if (!nameOf(name)) return false;
        isTooLarge ||= originalSize > MAX_TABLE;
        return originalSize <= MAX_TABLE;
      },
    });
    if (isTooLarge) return { refusal: 'A table in this archive is too large to be one of your profile.' };
    return readLinkedIn(tablesOf(unpacked));
  } catch {
    return { refusal: 'This archive could not be read. Download it from LinkedIn again, or upload your CV as a PDF.' };
  }
}

function tablesOf(unpacked: Record<string, Uint8Array>): LinkedInTables {
  const tables: LinkedInTables = {};
  for (const [path, bytes] of Object.entries(unpacked)) {
    const name = nameOf(path);
    if (!name) continue;
    tables[name] = parse(new TextDecoder().decode(bytes), {
      columns: true,
      bom: true,
      skip_empty_lines: true,
      relax_column_count: true,
      relax_quotes: true,
    }) as Record<string, string>[];
  }
  return tables;
}
