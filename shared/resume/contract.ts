import * as z from 'zod/mini';
import { AI_TIMEOUT_MS, providers } from '#shared/ai/providers.ts';
import { paper } from '#shared/documents/paper.ts';
import { route } from '#shared/lib/route.ts';
import { sha256 } from '#shared/lib/sha256.ts';
import { meteredRoute } from '#shared/plans/metered-route.ts';
import { type ResumeData, resumeData } from './data.ts';
import { letter } from './letter/letter.ts';
import { resume } from './resume.ts';

/** How often the same resume may be rewritten within a day for the same unit (D-83). */
export const FREE_REGENERATIONS = 5;

/** Identifies the same resume: all fields except the feedback. */
export const resumeKey = ({ regenerationFeedback: _, ...data }: ResumeData): string =>
  sha256(JSON.stringify(data)).slice(0, 32);

/** A delivered resume or letter with its owner's decisions, and the paper size. */
const fileInput = z.object({
  resume: z.optional(resume),
  letter: z.optional(letter),
  paper: z._default(paper, 'a4'),
});
export type FileInput = z.infer<typeof fileInput>;
const file = { method: 'POST', access: 'user', freeText: true, maxBodyBytes: 1_000_000, timeoutMs: 20_000 } as const;

export const resumeRoutes = {
  generateResume: meteredRoute({
    method: 'POST',
    path: '/generate-resume',
    freeText: true,
    summary: 'Write a resume of what a person says of themselves; every sentence says what they said, in their order.',
    quota: {
      feature: 'resume_builds',
      unit: ({ resumeData: data }) => ({ key: resumeKey(data), title: `Resume of ${data.personalInfo.fullName}` }),
      window: {
        hours: 24,
        key: ({ resumeData: data }) => (data.regenerationFeedback ? resumeKey(data) : undefined),
        repeats: FREE_REGENERATIONS,
      },
    },
    input: z.object({ resumeData }),
    output: z.object({
      success: z.boolean(),
      resumeHtml: z.optional(z.string()),
      error: z.optional(z.string()),
      /** the same as data, with changes line by line */
      resume: z.optional(resume),
      provider: z.optional(z.enum(providers)),
    }),
    timeoutMs: AI_TIMEOUT_MS,
  }),
  printResume: route({
    ...file,
    path: '/resume-pdf',
    summary: 'A delivered resume or letter as a tagged PDF, read back before it is given; uses nothing up.',
    input: fileInput,
    /** as base64 */
    output: z.object({ pdf: z.base64() }),
  }),
  writeResumeDocx: route({
    ...file,
    path: '/resume-docx',
    summary: 'A delivered resume or letter as a Word document, read back before it is given; uses nothing up.',
    input: fileInput,
    /** as base64 */
    output: z.object({ docx: z.base64() }),
  }),
};
