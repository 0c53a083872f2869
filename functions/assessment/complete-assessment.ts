import type { Session } from '#functions/data/account-item.ts';
import { resultId } from '#functions/data/assessment-item.ts';
import { completeSession } from '#functions/data/session.ts';
import { storeResult } from '#functions/data/stored-result.ts';
import { facts } from '#functions/outside/facts.ts';
import { serve } from '#functions/serve/serve.ts';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import type { Answers } from '#shared/assessment/gold-standard/answers.ts';
import { incomplete } from '#shared/assessment/gold-standard/rules.ts';
import { stages } from '#shared/assessment/stages.ts';
import { AppError } from '#shared/lib/errors.ts';
import { rank } from '#shared/matching/rank.ts';
import { itemBanks } from './item-bank.ts';
import { scoringMetaOf } from './result.ts';
import { storedAnswers } from './stored-answers.ts';

export const handler = serve(assessmentRoutes.completeAssessment, async (input, ctx) => {
  const id = input.sessionId ?? input.session_id ?? input.assessment_id!;
  const completed = await completeSession(ctx, id, (session) => storeResult(rank(facts(), requireAll(session))));
  return {
    result_id: resultId(completed.id),
    session_id: completed.id,
    scoring_meta: scoringMetaOf(facts(), completed),
  };
});

/** @throws AppError CONFLICT that names the first stage still missing */
function requireAll(session: Session): Answers {
  const answers = storedAnswers(session);
  for (const [position, stage] of stages.entries()) {
    const given = answers[stage];
    if (!session.done[position] || !given || incomplete(itemBanks[session.variant], stage, given))
      throw new AppError('CONFLICT', `Stage ${position} (${stage}) is not completed yet.`, { field: 'stage' });
  }
  return answers as Answers;
}
