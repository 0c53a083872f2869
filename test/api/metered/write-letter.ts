import { metered } from '#functions/data/use/metered.ts';
import { serve } from '#functions/serve/serve.ts';
import { newId } from '#shared/lib/ids.ts';
import { behave } from './behave.ts';
import { meteredRoutes } from './contract.ts';

export const handler = serve(
  meteredRoutes.writeLetter,
  async (input, ctx) => {
    await behave(input);
    const text = Buffer.from(ctx.random16()).toString('hex');
    return { letter_id: input.letter_id ?? newId(ctx.random16(), ctx.now), title: input.title, text };
  },
  metered,
);
