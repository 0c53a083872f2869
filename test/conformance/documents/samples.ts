import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePdf } from '#functions/documents/pdf.ts';
import { writeDocx } from '#functions/resume/file/write-docx.ts';
import { writePdf as writeTextPdf } from '#functions/resume/file/write-pdf.ts';
import type { Document } from '#shared/documents/document.ts';
import { paper } from '#shared/documents/paper.ts';
import { learningPlanOf } from '#shared/guidance/learning-plan.ts';
import { planDocument } from '#shared/guidance/plan-document.ts';
import { industryReport } from '#shared/market/industry-report.ts';
import { careerReport } from '#shared/reports/career-report.ts';
import { reportTypes } from '#shared/reports/contract.ts';
import { MAX_LISTED } from '#shared/resume/data.ts';
import { letterDocument } from '#shared/resume/file/letter-document.ts';
import { resumeDocument } from '#shared/resume/file/resume-document.ts';
import { type TextDocument, textsOf } from '#shared/resume/file/text-document.ts';
import { sampleDocument } from '#test/documents/sample-document.ts';
import { randomProblem } from '#test/guidance/random-person.ts';
import { cyrillicResume, fullResume, greekResume, hostileResume } from '#test/support/documents/full-resume.ts';
import { sampleLetter } from '#test/support/documents/sample-letter.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { sampleOverview } from '#test/support/facts/market-overview.ts';
import { hostileTexts } from '#test/support/people/hostile-texts.ts';
import { sampleResult } from '#test/support/people/sample-result.ts';

const at = '2026-11-22T20:00:00.000Z';

function learningPlan(): Document {
  const problem = randomProblem(embeddedFacts(), 1).problem;
  return planDocument(learningPlanOf(problem, { frame: problem.frame, done: [] }), problem.title, at);
}

/** Writes every document the product makes, on both paper sizes, each beside a `.json` of its texts. */
export async function writeSamples(folder: string): Promise<void> {
  const result = sampleResult();
  const [industry] = sampleOverview.industryHealth;
  const documents: Record<string, Document> = {
    sample: sampleDocument,
    plan: learningPlan(),
    industry: industryReport({ overview: sampleOverview, industry: industry!, series: [], now: at }),
    ...Object.fromEntries(
      reportTypes.map((type) => [type, careerReport(result, { userName: 'Ana Łukasiewicz', type })]),
    ),
  };
  for (const [name, document] of Object.entries(documents)) {
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(document));
    for (const size of paper.options)
      writeFileSync(join(folder, `${name}-${size}.pdf`), await writePdf(document, size));
  }
  const hostile = Array.from({ length: Math.ceil(hostileTexts.length / MAX_LISTED.entries) }, (_, nth) =>
    hostileTexts.slice(nth * MAX_LISTED.entries, (nth + 1) * MAX_LISTED.entries),
  );
  const texts: Record<string, TextDocument> = {
    resume: resumeDocument(fullResume(), at),
    greek: resumeDocument(greekResume(), at),
    cyrillic: resumeDocument(cyrillicResume(), at),
    letter: letterDocument(sampleLetter(), at),
    ...Object.fromEntries(hostile.map((some, nth) => [`hostile${nth}`, resumeDocument(hostileResume(some), at)])),
  };
  for (const [name, document] of Object.entries(texts)) {
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ texts: textsOf(document).map(({ text }) => text) }));
    for (const size of paper.options) {
      writeFileSync(join(folder, `${name}-${size}.pdf`), await writeTextPdf(document, size));
      writeFileSync(join(folder, `${name}-${size}.docx`), await writeDocx(document, size));
    }
  }
}
