/** The sources of answers: the occupation table, the product, and the person's account as it is now. */
import { loadCampaign } from '#functions/data/campaign/campaign.ts';
import { latestCompleted, loadNewest, loadResult } from '#functions/data/history/assessments.ts';
import { listProgress } from '#functions/data/learning-plan/progress.ts';
import { env } from '#functions/outside/env.ts';
import { facts, occupationDetails, reportedTitles, stateFigures, vacancyWords } from '#functions/outside/facts.ts';
import type { User } from '#functions/serve/identity.ts';
import { type Answers, noAnswers } from '#shared/assessment/answers.ts';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { defaultVariant } from '#shared/assessment/variants.ts';
import type { OccupationTable } from '#shared/chat/answers/occupation.ts';
import type { Own } from '#shared/chat/answers/own.ts';
import type { OwnLearning } from '#shared/chat/answers/own-learning.ts';
import type { AnswerContext } from '#shared/chat/answers/said.ts';
import type { Question } from '#shared/chat/question/asked.ts';
import { type OccupationIndex, occupationIndex } from '#shared/chat/question/occupation-index.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { plainNames } from '#shared/occupations/names.ts';
import { textsOf } from '#shared/occupations/text-files.ts';

let index: Promise<OccupationIndex> | undefined;

/** Built on the first question of a process. */
export function chatIndex(): Promise<OccupationIndex> {
  index ??= textsOf(facts().codes).then((texts) =>
    occupationIndex(facts(), {
      reported: reportedTitles(),
      alternate: vacancyWords().titles,
      states: stateFigures(),
      details: occupationDetails(),
      texts,
    }),
  );
  return index;
}

/** @param codes of the occupations whose own texts are needed */
export const chatTable = async (codes: readonly string[]): Promise<OccupationTable> => ({
  facts: facts(),
  states: stateFigures(),
  details: occupationDetails(),
  texts: await textsOf(codes),
});

/** The campaign is loaded only for questions about prices. */
export async function contextOf(question: Question, now: number): Promise<AnswerContext> {
  const { kind, topic } = question.kind === 'basis' ? { topic: null, ...question.of } : { topic: null, ...question };
  const namesPrices = kind === 'topic' && topic === 'plans';
  return {
    now,
    supportEmail: env.SUPPORT_EMAIL,
    campaign: namesPrices ? await loadCampaign(now) : null,
    occupations: facts().count,
  };
}

/** Reads the caller's own account by their verified id, never by anything they wrote. */
export async function ownRecords(question: Question, user: User | undefined, now: number): Promise<Own | null> {
  const isOwn = question.kind === 'own' || question.kind === 'own-fit';
  if (!isOwn || !user) return null;
  const reader = { user, now };
  const page = await loadNewest(reader);
  if (question.kind === 'own' && question.part === 'plan') return { record: 'plan', ledger: page.account };
  const [newest] = await latestCompleted(reader, page, 1);
  const result = newest ? await loadResult(reader, newest.id) : null;
  if (question.kind === 'own' && question.part === 'learning')
    return { record: 'learning', result, begun: await learningBegun(reader, result) };
  return { record: 'result', result };
}

/** The plan solver is loaded only for the question that needs it. */
async function learningBegun(
  reader: { user: User; now: number },
  result: ResultBody | null,
): Promise<OwnLearning['begun']> {
  const [last] = (await listProgress(reader)).filter(({ code }) => plainNames[code] !== undefined);
  const index = last ? indexOfCode(facts(), last.code) : null;
  if (!last || index === null) return null;
  const { solvedPlan } = await import('#functions/data/learning-plan/solved-plan.ts');
  const answers = (result?.raw_assessment_data ?? noAnswers) as Answers;
  const said = { answers, variant: result?.variant ?? defaultVariant };
  const { learningPlan } = await solvedPlan(facts(), { index, skills: null, said }, reader);
  return { code: last.code, touchedAt: last.touchedAt, plan: learningPlan };
}
