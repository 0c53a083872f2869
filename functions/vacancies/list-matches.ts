import { listSaved } from '#functions/data/vacancy-match/vacancy-match.ts';
import { serve } from '#functions/serve/serve.ts';
import { vacanciesRoutes } from '#shared/vacancies/contract.ts';

export const handler = serve(vacanciesRoutes.listMatches, (_input, ctx) => listSaved(ctx));
