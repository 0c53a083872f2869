/** If a model is configured, it reads the text alongside the rules. It may only add to what the rules found. */
import { ask } from '#functions/ai/ask.ts';
import type { Call } from '#functions/ai/prompt.ts';
import { currentProvider } from '#functions/ai/provider.ts';
import type { Provider } from '#shared/ai/providers.ts';
import { askedCv, instruction, nothingAsked } from '#shared/cv/asked/form.ts';
import { askedFault, lookedUp } from '#shared/cv/asked/look-up.ts';
import { withAsked } from '#shared/cv/asked/merge.ts';
import { writtenOf } from '#shared/cv/asked/written.ts';
import type { CvPages } from '#shared/cv/pages.ts';
import type { CvReading } from '#shared/cv/reading.ts';
import type { TitleLexicon } from '#shared/cv/titles.ts';

/** Somebody is waiting, and the rules' reading is already available. */
const TIMEOUT_MS = 14_000;

export async function readByModelToo(
  pages: CvPages,
  reading: CvReading,
  titles: TitleLexicon,
  call: Call,
): Promise<{ reading: CvReading; provider: Provider }> {
  // AI text may be switched off; the CV is still read by rules
  if (currentProvider() !== 'bedrock') return { reading, provider: 'composer' };
  const written = writtenOf(pages);
  const { answer, provider } = await ask(
    askedCv,
    {
      compose: nothingAsked,
      system: instruction,
      facts: {},
      untrusted: written.text,
      faultOf: (asked) => askedFault(asked, written),
    },
    { ...call, leftMs: () => Math.min(call.leftMs(), TIMEOUT_MS) },
  );
  if (provider === 'composer') return { reading, provider };
  return { reading: withAsked(reading, lookedUp(answer, written), titles), provider };
}
