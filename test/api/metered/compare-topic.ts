import { metered } from '#functions/data/use/metered.ts';
import { serve } from '#functions/serve/serve.ts';
import { behave } from './behave.ts';
import { meteredRoutes } from './contract.ts';

export const handler = serve(
  meteredRoutes.compareTopic,
  async (input, ctx) => {
    await behave(input);
    const text = Buffer.from(ctx.random16()).toString('hex');
    // fields outside the schema, which must not be sent
    const more = { account: { plan: 'secret-plan' }, answers: 'secret-answers' };
    return { topic: input.behave === 'deliver-nonsense' ? (7 as never) : input.topic, text, ...more };
  },
  metered,
);
