import { ask } from '#functions/ai/ask.ts';
import { metered } from '#functions/data/use/metered.ts';
import { serve } from '#functions/serve/serve.ts';
import { composeLetter } from '#shared/resume/letter/compose.ts';
import { writeLetterHtml } from '#shared/resume/letter/html.ts';
import { letterInstruction } from '#shared/resume/letter/instruction.ts';
import { factsOfLetter, letterOf } from '#shared/resume/letter/letter.ts';
import { letterRoutes } from '#shared/resume/letter-contract.ts';
import { written } from '#shared/resume/written.ts';
import { complete } from './complete.ts';
import { emphasisFor } from './emphasis.ts';

export const handler = serve(
  letterRoutes.generateLetter,
  async ({ resumeData, aim, address }, ctx) => {
    const data = complete(resumeData);
    const emphasis = emphasisFor(data, aim, ctx.now);
    const facts = factsOfLetter(data, emphasis, address);
    const { answer, provider } = await ask(
      written,
      {
        compose: () => composeLetter(facts),
        system: letterInstruction,
        facts: Object.fromEntries(facts.map(({ id, text }) => [id, text])),
      },
      ctx,
    );
    const letter = letterOf(data, emphasis, address, answer);
    return { letterHtml: writeLetterHtml(letter), letter, provider };
  },
  metered,
);
