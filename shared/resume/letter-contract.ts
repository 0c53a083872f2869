import * as z from 'zod/mini';
import { AI_TIMEOUT_MS, providers } from '#shared/ai/providers.ts';
import { meteredRoute } from '#shared/plans/metered-route.ts';
import { aim } from './aim/aim.ts';
import { FREE_REGENERATIONS, resumeKey } from './contract.ts';
import { resumeData } from './data.ts';
import { address, letter } from './letter/letter.ts';

export const letterRoutes = {
  generateLetter: meteredRoute({
    method: 'POST',
    path: '/generate-letter',
    freeText: true,
    maxBodyBytes: 1_000_000,
    summary:
      'Write a cover letter of what a resume says, for an occupation or a vacancy; within a day of the resume it is one of its free regenerations.',
    quota: {
      feature: 'resume_builds',
      unit: ({ resumeData: data }) => ({ key: resumeKey(data), title: `Letter of ${data.personalInfo.fullName}` }),
      window: { hours: 24, key: ({ resumeData: data }) => resumeKey(data), repeats: FREE_REGENERATIONS },
    },
    input: z.object({ resumeData, aim, address }),
    output: z.object({ letterHtml: z.string(), letter, provider: z.enum(providers) }),
    timeoutMs: AI_TIMEOUT_MS,
  }),
};
