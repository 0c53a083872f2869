import { ask } from '#functions/ai/ask.ts';
import { metered } from '#functions/data/use/metered.ts';
import { serve } from '#functions/serve/serve.ts';
import { composeResume } from '#shared/resume/compose.ts';
import { resumeRoutes } from '#shared/resume/contract.ts';
import { factsOf } from '#shared/resume/facts.ts';
import { writeResumeHtml } from '#shared/resume/html.ts';
import { instruction } from '#shared/resume/instruction.ts';
import { resumeOf } from '#shared/resume/resume.ts';
import { written } from '#shared/resume/written.ts';
import { complete } from './complete.ts';

export const handler = serve(
  resumeRoutes.generateResume,
  async ({ resumeData }, ctx) => {
    const data = complete(resumeData);
    const { answer, provider } = await ask(
      written,
      {
        compose: () => composeResume(data),
        system: instruction,
        facts: Object.fromEntries(factsOf(data).map(({ id, text }) => [id, text])),
        ...(data.regenerationFeedback && { untrusted: data.regenerationFeedback }),
      },
      ctx,
    );
    const resume = resumeOf(data, answer);
    return { success: true, resumeHtml: writeResumeHtml(resume), resume, provider };
  },
  metered,
);
