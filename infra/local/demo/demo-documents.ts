import { computedOf } from '#functions/cv/computed.ts';
import { greet } from '#functions/data/account/greeting.ts';
import { systemActor } from '#functions/data/account/system-actor.ts';
import { saveCv } from '#functions/data/cv/cv.ts';
import { latestCompleted, loadNewest, loadResult } from '#functions/data/history/assessments.ts';
import { saveProgress } from '#functions/data/learning-plan/progress.ts';
import { markOccupation } from '#functions/data/occupation-mark/marks.ts';
import { changeProfile } from '#functions/data/profile/profile.ts';
import { keepResume } from '#functions/data/resume/resume.ts';
import { metered } from '#functions/data/use/metered.ts';
import { saveMatch } from '#functions/data/vacancy-match/vacancy-match.ts';
import { askedPlan } from '#functions/guidance/asked-plan.ts';
import { currentOverview } from '#functions/market/current-market.ts';
import { makeIndustryReport } from '#functions/market/make-industry-report.ts';
import { facts } from '#functions/outside/facts.ts';
import { logFor } from '#functions/outside/log.ts';
import { makeMatch } from '#functions/vacancies/make-match.ts';
import { localNow } from '#infra/local/clock.ts';
import type { ResultBody, ResultRole } from '#shared/assessment/result-shape.ts';
import { readingOfInfo } from '#shared/cv/analysis/reading-of-info.ts';
import type { UserInfo } from '#shared/cv/user-info.ts';
import { newId } from '#shared/lib/ids.ts';
import { marketRoutes } from '#shared/market/contract.ts';
import type { Quota } from '#shared/plans/metered-route.ts';
import { composeResume } from '#shared/resume/compose.ts';
import { resumeRoutes } from '#shared/resume/contract.ts';
import { completeOf, type ResumeData } from '#shared/resume/data.ts';
import { fromInfo } from '#shared/resume/from-info.ts';
import { resumeOf } from '#shared/resume/resume.ts';
import { vacanciesRoutes } from '#shared/vacancies/contract.ts';
import type { Papers } from './demo-documents.data.ts';

/**
 * The data of somebody who has used the product for a while: a name, a CV, a resume, a learning plan in progress, a
 * shortlist, a matched vacancy, an industry report, and the receipts of metered uses. Created by the functions' own
 * code for those routes.
 */
export async function demoDocuments(sub: string, email: string, { cv, vacancy }: Papers): Promise<void> {
  const actor = systemActor(sub, localNow());
  const info: UserInfo = { ...cv, personalInfo: { ...cv.personalInfo, email } };
  const [newest] = await latestCompleted(actor, await loadNewest(actor), 1);
  if (!newest) throw new Error('a demo account has no result');
  const result = await loadResult(actor, newest.id);
  await greet(actor);
  await changeProfile(actor, { name: info.personalInfo.fullName });
  await savedCv(actor, info);
  await writtenResume(actor, fromInfo(info));
  await begunPlan(actor, result);
  await shortlist(actor, result);
  await matchedVacancy(actor, result.id, vacancy);
  await reportOnIndustry(actor);
}

type Actor = ReturnType<typeof systemActor>;

/** One use of a metered feature, as in a call of its route. */
function use<In, Out>(actor: Actor, quota: Quota<In, Out>, input: In, produce: () => Promise<Out>): Promise<Out> {
  const context = { ...actor, log: logFor({ route: 'demo accounts' }), idempotency: undefined };
  return metered({ quota, input, context, produce, isWaiting: () => true }) as Promise<Out>;
}

async function savedCv(actor: Actor, userInfo: UserInfo): Promise<void> {
  const { measure } = computedOf(readingOfInfo(userInfo), userInfo.targetRole, actor.now);
  const against = measure && facts().titles[measure.index]!;
  await saveCv(actor, { userInfo, competitiveness: measure?.competitiveness ?? null, against });
}

async function writtenResume(actor: Actor, resumeData: ResumeData): Promise<void> {
  const data = completeOf(resumeData);
  const resume = resumeOf(data, composeResume(data));
  await use(actor, resumeRoutes.generateResume.quota, { resumeData }, async () => ({ success: true, resume }));
  await keepResume(actor, {
    resume_id: newId(actor.random16(), actor.now),
    version: 0,
    name: `For ${data.targetRole}`,
    content: {
      data: resumeData,
      delivered: { resume, provider: 'composer', emphasis: null },
      aim: null,
      letter: null,
      refused: [],
    },
  });
}

/** Starts the plan for the best of the ten roles that has something to learn. */
async function begunPlan(actor: Actor, { roles }: ResultBody): Promise<void> {
  for (const { code } of roles) {
    const { learningPlan } = await askedPlan({ role: code, skills: [] }, actor);
    const first = learningPlan.phases.flatMap(({ steps }) => steps)[0];
    if (first) return void (await saveProgress(actor, code, { step: { id: first.id, done: true } }));
  }
}

/** Saves three of the ten, the best one last, and hides a fourth. */
async function shortlist(actor: Actor, { roles }: ResultBody): Promise<void> {
  const [first, second, third, fourth] = roles as [ResultRole, ResultRole, ResultRole, ResultRole];
  await markOccupation(actor, fourth.code, 'hidden');
  for (const [before, { code }] of [third, second, first].entries())
    await markOccupation({ ...actor, now: actor.now + before }, code, 'saved');
}

async function matchedVacancy(actor: Actor, resultId: string, text: string): Promise<void> {
  const matchId = newId(actor.random16(), actor.now);
  const { quota } = vacanciesRoutes.matchVacancy;
  const match = await use(actor, quota, { text, result_id: resultId }, () => makeMatch(actor, matchId, resultId, text));
  await saveMatch(actor, { match, text });
}

/** On the first industry of the overview. */
async function reportOnIndustry(actor: Actor): Promise<void> {
  const { industry } = (await currentOverview()).industryHealth[0]!;
  const request = { industry, paper: 'a4' } as const;
  await use(actor, marketRoutes.industryReport.quota, request, () => makeIndustryReport(request, actor));
}
