import { metered } from '#functions/data/use/metered.ts';
import { leaveTicket } from '#functions/data/vacancy-match/ticket.ts';
import { serve } from '#functions/serve/serve.ts';
import { newId } from '#shared/lib/ids.ts';
import { vacanciesRoutes } from '#shared/vacancies/contract.ts';
import { digestOf } from './digest.ts';
import { makeMatch } from './make-match.ts';

export const handler = serve(
  vacanciesRoutes.matchVacancy,
  async ({ text, result_id }, ctx) => {
    const match = await makeMatch(ctx, newId(ctx.random16(), ctx.now), result_id, text);
    await leaveTicket(ctx, { id: match.match_id, digest: digestOf(text), resultId: match.result_id });
    return match;
  },
  metered,
);
