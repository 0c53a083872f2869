import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#test/support/source/source-tree.ts';
import type { Check } from './check.ts';
import { writeSamples } from './documents/samples.ts';
import { python, verapdf } from './engines.ts';
import { run } from './program.ts';

const here = join(root, 'test/conformance/documents');

/** The faults a reader printed, one per line, or that it did not finish. */
function faultsOf({ code, output }: { code: number | null; output: string }, of: number): string[] {
  const lines = output.split('\n');
  if (code !== 0 || !lines.includes(`looked at ${of}`)) return [`ended with ${code}: ${output.trim().slice(-500)}`];
  return lines.filter((line) => line.startsWith('breaks: ')).map((line) => line.slice('breaks: '.length));
}

/**
 * Every document the product makes: PDFs checked by veraPDF against PDF/UA-1, texts read back by independent readers.
 */
export const documents: Check = async () => {
  const [jars, programs] = [verapdf(), python()];
  const folder = mkdtempSync(join(tmpdir(), 'waymark-documents-'));
  try {
    await writeSamples(folder);
    const files = readdirSync(folder).filter((file) => /\.(pdf|docx)$/.test(file));
    const pdfs = files.filter((file) => file.endsWith('.pdf')).map((file) => join(folder, file));
    const tagged = await run('java', ['-cp', join(jars, '*'), join(here, 'PdfUa.java'), ...pdfs]);
    const read = await run(join(programs, 'python'), [join(here, 'read_back.py'), folder]);
    return {
      measured: `${pdfs.length} PDFs tagged, ${files.length} files read back`,
      findings: [...faultsOf(tagged, pdfs.length), ...faultsOf(read, files.length)],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
