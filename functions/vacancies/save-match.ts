import { findTicket } from '#functions/data/vacancy-match/ticket.ts';
import { saveMatch } from '#functions/data/vacancy-match/vacancy-match.ts';
import { serve } from '#functions/serve/serve.ts';
import { AppError } from '#shared/lib/errors.ts';
import { vacanciesRoutes } from '#shared/vacancies/contract.ts';
import { digestOf } from './digest.ts';
import { makeMatch } from './make-match.ts';

export const handler = serve(vacanciesRoutes.saveMatch, async ({ match_id, text }, ctx) => {
  const ticket = await findTicket(ctx, match_id);
  if (!ticket) throw new AppError('NOT_FOUND', 'A match can be saved on the day it was made: match the vacancy again.');
  if (ticket.digest !== digestOf(text))
    throw new AppError('BAD_INPUT', 'text: is not the text that was matched', { field: 'text' });
  return saveMatch(ctx, { text, match: await makeMatch(ctx, match_id, ticket.resultId, text) });
});
