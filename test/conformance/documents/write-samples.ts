/** Writes the PDFs that the other scripts of this folder look at: the sample document and both reports, on both papers. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePdf } from '#functions/documents/pdf.ts';
import { careerReport } from '#shared/reports/career-report.ts';
import { reportTypes } from '#shared/reports/contract.ts';
import { sampleDocument } from '#test/documents/sample-document.ts';
import { sampleResult } from '#test/support/sample-result.ts';

const [folder = ''] = process.argv.slice(2);
if (!folder) throw new Error('name the folder to write into');
mkdirSync(folder, { recursive: true });

const result = sampleResult();
const documents = {
  sample: sampleDocument,
  ...Object.fromEntries(reportTypes.map((type) => [type, careerReport(result, { userName: 'Ana Łukasiewicz', type })])),
};
for (const [name, document] of Object.entries(documents)) {
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(document));
  for (const paper of ['a4', 'letter'] as const)
    writeFileSync(join(folder, `${name}-${paper}.pdf`), await writePdf(document, paper));
}
