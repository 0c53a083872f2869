/** Writes what the other scripts of this folder look at, on both papers: the sample document, both reports, a resume. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePdf } from '#functions/documents/pdf.ts';
import { writeDocx } from '#functions/resume/file/write-docx.ts';
import { writePdf as writeTextPdf } from '#functions/resume/file/write-pdf.ts';
import { careerReport } from '#shared/reports/career-report.ts';
import { reportTypes } from '#shared/reports/contract.ts';
import { resumeDocument } from '#shared/resume/file/resume-document.ts';
import { textsOf } from '#shared/resume/file/text-document.ts';
import { sampleDocument } from '#test/documents/sample-document.ts';
import { fullResume } from '#test/support/documents/full-resume.ts';
import { sampleResult } from '#test/support/people/sample-result.ts';

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

const resume = resumeDocument(fullResume(), '2026-11-22T20:00:00.000Z');
writeFileSync(join(folder, 'resume.json'), JSON.stringify({ texts: textsOf(resume).map(({ text }) => text) }));
for (const paper of ['a4', 'letter'] as const) {
  writeFileSync(join(folder, `resume-${paper}.pdf`), await writeTextPdf(resume, paper));
  writeFileSync(join(folder, `resume-${paper}.docx`), await writeDocx(resume, paper));
}
