import { ask } from '#functions/ai/ask.ts';
import { assessmentId } from '#functions/data/assessment/assessment.ts';
import { loadResult } from '#functions/data/history/assessments.ts';
import { facts as occupationFacts } from '#functions/outside/facts.ts';
import { serve } from '#functions/serve/serve.ts';
import { nothingRanked, rankable, ranked, ranking } from '#shared/ai/ranking.ts';
import { toAnalysis } from '#shared/analysis/analysis.ts';
import { compose } from '#shared/analysis/composer/compose.ts';
import { readingOf } from '#shared/analysis/composer/reading.ts';
import { analysisRoutes } from '#shared/analysis/contract.ts';
import { instruction } from '#shared/analysis/instruction.ts';
import type { Answers } from '#shared/assessment/answers.ts';
import { loadQuestionnaire } from '#shared/assessment/variants.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { nameOf } from '#shared/occupations/names.ts';

export const handler = serve(analysisRoutes.writeAnalysis, async ({ result_id }, ctx) => {
  const result = await loadResult(ctx, assessmentId(result_id));
  const { bank } = await loadQuestionnaire(result.variant);
  const answers = result.raw_assessment_data as Answers;
  const reading = readingOf(result, answers, bank, occupationOf(answers));
  const { strengths, tensions, ...others } = compose(reading);
  const lists = { strengths, tensions };
  const { answer, provider } = await ask(
    ranking,
    { compose: nothingRanked, system: instruction, facts: rankable(lists) },
    ctx,
  );
  return toAnalysis(result, { ...others, ...ranked(lists, answer) }, reading.figures, provider);
});

/** The title of the current or last occupation, if the person named one that we know. */
function occupationOf({ deepDive: { background } }: Answers): string | null {
  const index = indexOfCode(occupationFacts(), background?.occupation ?? '');
  return index === null ? null : nameOf(occupationFacts().codes[index]!, occupationFacts().titles[index]!);
}
