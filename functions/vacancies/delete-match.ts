import { deleteSaved } from '#functions/data/vacancy-match/vacancy-match.ts';
import { serve } from '#functions/serve/serve.ts';
import { vacanciesRoutes } from '#shared/vacancies/contract.ts';

export const handler = serve(vacanciesRoutes.deleteMatch, async ({ match_id }, ctx) => ({
  deleted: await deleteSaved(ctx, match_id),
}));
