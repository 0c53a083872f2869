import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { type ResultBody, resultBody } from '#shared/assessment/result-shape.ts';
import { rank } from '#shared/matching/rank.ts';
import { toResult } from '#shared/matching/result.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { sampleAnswers } from './sample-answers.ts';

const id = `${'a'.repeat(32)}-0mwoxshcf`;
const at = '2026-11-20T10:00:00Z';

/** The result of the sample answers, as the API answers it to its owner. */
export function sampleResult(): ResultBody {
  const answers = sampleAnswers();
  const facts = embeddedFacts();
  const result = toResult(facts, rank(facts, bank, answers));
  return resultBody.parse({
    ...result,
    id: `r-${id}`,
    assessment_id: id,
    session_id: id,
    variant: bank.variant,
    created_at: at,
    expires_at: null,
    raw_assessment_data: answers,
    scoring_meta: { ...result.scoring_meta, scoringTime: at },
  });
}
