/** A completed assessment in its two shapes (D-23): the row of the history and the full result, from one stored source. */
import { type Assessment, resultId } from '#functions/data/assessment-item.ts';
import { type ResultFigures, readResult } from '#functions/data/stored-result.ts';
import type { Answers } from '#shared/assessment/gold-standard/answers.ts';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { rank } from '#shared/matching/rank.ts';
import { toResult } from '#shared/matching/result.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { fieldNames } from '#shared/occupations/fields.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { storedAnswers } from './stored-answers.ts';

const iso = (ms: number) => new Date(ms).toISOString();

/** The whole result of a completed assessment, as its owner sees it. */
export function resultOf(facts: Facts, assessment: Assessment): ResultBody {
  const figures = readResult(assessment.result!);
  const answers = storedAnswers(assessment) as Answers;
  return {
    ...ranked(facts, answers, figures, assessment.completedAt!),
    id: resultId(assessment.id),
    assessment_id: assessment.id,
    session_id: assessment.id,
    created_at: iso(assessment.completedAt!),
    expires_at: assessment.keptUntil === null ? null : iso(assessment.keptUntil),
    raw_assessment_data: answers,
  };
}

export const scoringMetaOf = (facts: Facts, assessment: Assessment): ResultBody['scoring_meta'] =>
  resultOf(facts, assessment).scoring_meta;

function ranked(facts: Facts, answers: Answers, figures: ResultFigures, completedAt: number) {
  const ranking = rank(facts, answers);
  const same = ranking.modelVersion === figures.modelVersion && ranking.dataHash === figures.dataHash;
  const result = toResult(facts, same ? ranking : asItWas(facts, ranking, figures));
  return {
    ...result,
    // what another engine or another table would say is no receipt of these numbers
    ...(!same && { roles: result.roles.map((role) => ({ ...role, why: [] })), score_drivers: [] }),
    scoring_meta: { ...result.scoring_meta, scoringTime: iso(completedAt) },
  };
}

/** A ranking with the numbers and the order that were stored; occupations the table has no longer are left out. */
function asItWas(facts: Facts, now: ReturnType<typeof rank>, figures: ResultFigures): ReturnType<typeof rank> {
  const { roles, fields, ...kept } = figures;
  return {
    ...now,
    ...kept,
    top: roles.flatMap((role, position) => {
      const index = indexOfCode(facts, role.code);
      return index === null ? [] : [{ ...role, index, title: facts.titles[index]!, rank: position + 1 }];
    }),
    fields: fields.map((field) => ({ ...field, name: fieldNames[field.code] ?? field.code, occupations: [] })),
  };
}
