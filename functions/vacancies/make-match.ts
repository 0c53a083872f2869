/** Matches a text with one of the caller's results: computed, not stored here. */
import type { Actor } from '#functions/data/account/change.ts';
import { assessmentId } from '#functions/data/assessment/assessment.ts';
import { findCv } from '#functions/data/cv/cv.ts';
import { loadResult } from '#functions/data/history/assessments.ts';
import { facts, occupationDetails, stateFigures, vacancyWords } from '#functions/outside/facts.ts';
import type { Answers } from '#shared/assessment/answers.ts';
import { loadQuestionnaire } from '#shared/assessment/variants.ts';
import { cvEvidence } from '#shared/cv/vacancy-evidence.ts';
import { AppError } from '#shared/lib/errors.ts';
import type { VacancyMatch } from '#shared/vacancies/contract.ts';
import { matchVacancy } from '#shared/vacancies/match.ts';
import { readVacancy } from '#shared/vacancies/reading/read-vacancy.ts';

/** @throws AppError NOT_FOUND for a result that is not the caller's, BAD_INPUT for a text that is not a vacancy */
export async function makeMatch(
  ctx: Pick<Actor, 'user' | 'now'>,
  matchId: string,
  resultId: string,
  text: string,
): Promise<VacancyMatch> {
  const vacancy = readVacancy(text, vacancyWords(), facts());
  if ('refusal' in vacancy) throw new AppError('BAD_INPUT', `text: ${vacancy.refusal}`, { field: 'text' });
  const [{ id, variant, raw_assessment_data }, cv] = await Promise.all([
    loadResult(ctx, assessmentId(resultId)),
    findCv(ctx),
  ]);
  const { bank } = await loadQuestionnaire(variant);
  const person = {
    facts: facts(),
    bank,
    answers: raw_assessment_data as Answers,
    ...(cv && {
      cv: cvEvidence(cv.userInfo, { facts: facts(), words: vacancyWords() }, occupationDetails(), ctx.now),
    }),
  };
  return { match_id: matchId, result_id: id, ...matchVacancy(vacancy, person, { states: stateFigures() }) };
}
