import { ask } from '#functions/ai/ask.ts';
import { plainTextPages } from '#functions/documents/extract/plain-text.ts';
import { facts, vacancyWords } from '#functions/outside/facts.ts';
import { serve } from '#functions/serve/serve.ts';
import { nothingRanked, rankable, ranked, ranking } from '#shared/ai/ranking.ts';
import { toCvAnalysis } from '#shared/cv/analysis/analysis.ts';
import { compose } from '#shared/cv/analysis/compose.ts';
import { figuresOf } from '#shared/cv/analysis/figures.ts';
import { instruction } from '#shared/cv/analysis/instruction.ts';
import { readCv } from '#shared/cv/read-cv.ts';
import { type TitleLexicon, titleLexicon } from '#shared/cv/titles.ts';
import { cvToolRoutes } from '#shared/cv/tools-contract.ts';
import { computedOf } from './computed.ts';

let titles: TitleLexicon | undefined;

/** matches the target role as the builder writes it, alone or as a list item */
const targetLine = /^(?:- )?Target role: (.{1,300})$/m;

/**
 * No word of the CV reaches a model. The model only ranks sentences built from figures and occupation names, so a CV
 * cannot inject instructions.
 */
export const handler = serve(cvToolRoutes.cvAnalysis, async ({ cvText, assessmentData, presentOccupation }, ctx) => {
  titles ??= titleLexicon(vacancyWords());
  const target = assessmentData?.targetRole || (targetLine.exec(cvText)?.[1] ?? '');
  const computed = computedOf(readCv(plainTextPages(cvText), titles), target, ctx.now, presentOccupation);
  const { positions, education, tools } = computed.evidence;
  if (positions.length === 0 && education === null && tools.length === 0)
    return { success: false, error: 'No positions, education or skills were found in this text. Is it a CV?' };
  const figures = figuresOf(computed, facts());
  const { strengths, development_priorities, ...others } = compose(computed, figures);
  const lists = { strengths, development_priorities };
  const { answer, provider } = await ask(
    ranking,
    { compose: nothingRanked, system: instruction, facts: rankable(lists) },
    ctx,
  );
  const written = { ...others, ...ranked(lists, answer) };
  return { success: true, analysis: toCvAnalysis(computed, written, { figures, facts: facts(), provider }) };
});
