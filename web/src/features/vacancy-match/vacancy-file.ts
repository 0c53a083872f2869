import { MAX_LENGTH } from '#shared/vacancies/terms.ts';

/** The text of a plain file, read in the browser: the file itself goes nowhere. */
export async function readVacancyFile(file: File): Promise<{ text: string } | { refusal: string }> {
  if (file.size > 4 * MAX_LENGTH)
    return { refusal: `“${file.name}” is too large: pick the job posting alone, as text.` };
  const bytes = new Uint8Array(await file.arrayBuffer());
  // a PDF or a Word file begins with a mark of its own, and holds zero bytes
  if (bytes.includes(0) || new TextDecoder('latin1').decode(bytes.subarray(0, 4)) === '%PDF')
    return { refusal: `“${file.name}” is not plain text: open it, and copy the text of the posting from there.` };
  return { text: new TextDecoder().decode(bytes) };
}
