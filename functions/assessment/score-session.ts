/** The result of a session's answers: ranked once and stored whole (docs/decisions/0012). */
import type { Session } from '#functions/data/assessment/assessment.ts';
import { resultId } from '#functions/data/assessment/assessment.ts';
import { storedAnswers } from '#functions/data/assessment/stored-answers.ts';
import type { StoredResult } from '#functions/data/result/result.ts';
import { facts } from '#functions/outside/facts.ts';
import type { Answers } from '#shared/assessment/answers.ts';
import type { Questionnaire } from '#shared/assessment/questionnaire.ts';
import { stages } from '#shared/assessment/stages.ts';
import { loadQuestionnaire } from '#shared/assessment/variants.ts';
import { AppError } from '#shared/lib/errors.ts';
import { rank } from '#shared/matching/rank.ts';
import { toResult } from '#shared/matching/result.ts';

/** @throws AppError CONFLICT that names the first stage still missing */
export async function scoreSession(session: Session, now: number): Promise<StoredResult> {
  const questionnaire = await loadQuestionnaire(session.variant);
  const answers = requireAll(questionnaire, session);
  const result = toResult(facts(), rank(facts(), questionnaire.bank, answers));
  const at = new Date(now).toISOString();
  return {
    ...result,
    id: resultId(session.id),
    assessment_id: session.id,
    session_id: session.id,
    variant: session.variant,
    created_at: at,
    raw_assessment_data: answers,
    scoring_meta: { ...result.scoring_meta, scoringTime: at },
  };
}

function requireAll(questionnaire: Questionnaire, session: Session): Answers {
  const answers = storedAnswers(questionnaire, session);
  for (const [position, stage] of stages.entries()) {
    const payload = answers[stage];
    if (!session.done[position] || !payload || questionnaire.incomplete(stage, payload))
      throw new AppError('CONFLICT', `Stage ${position} (${stage}) is not completed yet.`, { field: 'stage' });
  }
  return answers as Answers;
}
