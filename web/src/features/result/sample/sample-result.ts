import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { defaultVariant } from '#shared/assessment/variants.ts';
import { rank } from '#shared/matching/rank.ts';
import { toResult } from '#shared/matching/result.ts';
import { loadFacts } from '#web/api/facts.ts';
import { itemBank } from '#web/parts/engine/item-bank.ts';
import { sampleAnswers } from './sample-answers.data.ts';
import { SAMPLE_ID } from './sample-id.ts';

/** The engine's result for the sample answers: ranked here, so that it is never older than the engine. */
export async function sampleResult(): Promise<ResultBody> {
  const [facts, bank] = await Promise.all([loadFacts(), itemBank(defaultVariant)]);
  const { scoring_meta, ...result } = toResult(facts, rank(facts, bank, sampleAnswers));
  const now = new Date().toISOString();
  return {
    ...result,
    id: SAMPLE_ID,
    assessment_id: SAMPLE_ID,
    session_id: SAMPLE_ID,
    variant: defaultVariant,
    created_at: now,
    expires_at: null,
    raw_assessment_data: sampleAnswers,
    scoring_meta: { ...scoring_meta, scoringTime: now },
  };
}
