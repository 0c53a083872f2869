import { type Imported, readJsonResume } from '#shared/cv/json-resume/import.ts';

const MAX_JSON = 2_000_000;

/** Reads another tool's export, recognized by its first bytes, not by its name. */
export async function readImport(file: File): Promise<Imported> {
  const [first] = new Uint8Array(await file.slice(0, 1).arrayBuffer());
  if (first === 0x50 || /\.zip$/i.test(file.name)) {
    const { readLinkedInFile } = await import('./linkedin-file.ts');
    return readLinkedInFile(file);
  }
  if (file.size > MAX_JSON) return { refusal: 'This file is too large for a JSON Resume.' };
  return readJsonResume(await file.text());
}
