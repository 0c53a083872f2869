import { loadSaved } from '#functions/data/vacancy-match/vacancy-match.ts';
import { serve } from '#functions/serve/serve.ts';
import { vacanciesRoutes } from '#shared/vacancies/contract.ts';

export const handler = serve(vacanciesRoutes.getMatch, ({ match_id }, ctx) => loadSaved(ctx, match_id));
