import { ask } from '#functions/ai/ask.ts';
import { parseAndRead } from '#functions/documents/extract/parse.ts';
import { facts, vacancyWords } from '#functions/outside/facts.ts';
import { serve } from '#functions/serve/serve.ts';
import { nothingRanked, rankable, ranked, ranking } from '#shared/ai/ranking.ts';
import { toCvAnalysis } from '#shared/cv/analysis/analysis.ts';
import { compose } from '#shared/cv/analysis/compose.ts';
import { figuresOf } from '#shared/cv/analysis/figures.ts';
import { instruction } from '#shared/cv/analysis/instruction.ts';
import { readingOfInfo } from '#shared/cv/analysis/reading-of-info.ts';
import type { CvReading } from '#shared/cv/reading.ts';
import { type TitleLexicon, titleLexicon } from '#shared/cv/titles.ts';
import { cvToolRoutes } from '#shared/cv/tools-contract.ts';
import type { UserInfo } from '#shared/cv/user-info.ts';
import { AppError } from '#shared/lib/errors.ts';
import { computedOf } from './computed.ts';

let titles: TitleLexicon | undefined;

/** matches the target role as the builder writes it, alone or as a list item */
const targetLine = /^(?:- )?Target role: (.{1,300})$/m;

const unread = 'This text is longer than any CV, or has nothing to read. Paste the text of your CV alone.';

interface Said {
  reading: CvReading;
  targetRole: string;
}

/** As save-cv.ts takes it, so the analysis and the kept CV have the same score. */
const confirmed = (info: UserInfo): Said => ({ reading: readingOfInfo(info), targetRole: info.targetRole });

/**
 * In a process that can be ended, as a file: the rules take as long as the writer of a text wants them to.
 * @throws AppError
 */
async function readText(text: string): Promise<Said> {
  titles ??= titleLexicon(vacancyWords());
  const { reading } = await parseAndRead({ type: 'text', text }, titles).catch((error) => {
    if (!(error instanceof AppError)) throw error;
    throw new AppError('BAD_INPUT', unread, { field: 'cvText' }); // what it says is about a file
  });
  return { reading, targetRole: targetLine.exec(text)?.[1] ?? '' };
}

/**
 * No word of the CV reaches a model. The model only ranks sentences built from figures and occupation names, so a CV
 * cannot inject instructions.
 */
export const handler = serve(cvToolRoutes.cvAnalysis, async ({ assessmentData, presentOccupation, ...cv }, ctx) => {
  const { reading, targetRole } = cv.userInfo ? confirmed(cv.userInfo) : await readText(cv.cvText);
  const computed = computedOf(reading, assessmentData?.targetRole || targetRole, ctx.now, presentOccupation);
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
