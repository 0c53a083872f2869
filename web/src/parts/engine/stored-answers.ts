import { type Answers, coreAnswers, deepDiveAnswers, triageAnswers } from '#shared/assessment/answers.ts';
import type { ResultBody } from '#shared/assessment/result-shape.ts';

/** The owner's answers from the result; null for other viewers, or for another variant's answers. */
export function storedAnswers(raw: ResultBody['raw_assessment_data']): Answers | null {
  const triage = triageAnswers.safeParse(raw?.triage);
  const core = coreAnswers.safeParse(raw?.core);
  const deepDive = deepDiveAnswers.safeParse(raw?.deepDive);
  return triage.success && core.success && deepDive.success
    ? { triage: triage.data, core: core.data, deepDive: deepDive.data }
    : null;
}

/** The places where the person could work, in the order chosen. */
export function chosenPlaces(answers: Answers | null): string[] {
  const places = answers?.deepDive.constraints.target_cities;
  return Array.isArray(places) ? places : [];
}
