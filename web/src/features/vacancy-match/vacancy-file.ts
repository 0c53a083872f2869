import { MAX_LENGTH } from '#shared/vacancies/terms.ts';

/** Reads a plain text file in the browser; the file is not uploaded. */
export async function readVacancyFile(file: File): Promise<{ text: string } | { refusal: string }> {
  if (file.size > 4 * MAX_LENGTH)
    return { refusal: `“${file.name}” is too large: pick the job posting alone, as text.` };
  const bytes = new Uint8Array(await file.arrayBuffer());
  // PDF and Word files start with a signature of their own and contain zero bytes
  if (bytes.includes(0) || new TextDecoder('latin1').decode(bytes.subarray(0, 4)) === '%PDF')
    return { refusal: `“${file.name}” is not plain text: open it, and copy the text of the posting from there.` };
  return { text: new TextDecoder().decode(bytes) };
}
