/** The result of a session's answers, ranked once; the whole of it is stored (docs/decisions/0012). */
import type { Session } from '#functions/data/account-item.ts';
import { resultId } from '#functions/data/assessment-item.ts';
import type { StoredResult } from '#functions/data/stored-result.ts';
import { facts } from '#functions/outside/facts.ts';
import type { Answers } from '#shared/assessment/gold-standard/answers.ts';
import { incomplete } from '#shared/assessment/gold-standard/rules.ts';
import { stages } from '#shared/assessment/stages.ts';
import { AppError } from '#shared/lib/errors.ts';
import { rank } from '#shared/matching/rank.ts';
import { toResult } from '#shared/matching/result.ts';
import { itemBanks } from './item-bank.ts';
import { storedAnswers } from './stored-answers.ts';

/** @throws AppError CONFLICT that names the first stage still missing */
export function scoreSession(session: Session, now: number): StoredResult {
  const answers = requireAll(session);
  const result = toResult(facts(), rank(facts(), answers));
  const at = new Date(now).toISOString();
  return {
    ...result,
    id: resultId(session.id),
    assessment_id: session.id,
    session_id: session.id,
    created_at: at,
    raw_assessment_data: answers,
    scoring_meta: { ...result.scoring_meta, scoringTime: at },
  };
}

function requireAll(session: Session): Answers {
  const answers = storedAnswers(session);
  for (const [position, stage] of stages.entries()) {
    const given = answers[stage];
    if (!session.done[position] || !given || incomplete(itemBanks[session.variant], stage, given))
      throw new AppError('CONFLICT', `Stage ${position} (${stage}) is not completed yet.`, { field: 'stage' });
  }
  return answers as Answers;
}
