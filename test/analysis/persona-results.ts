import { answersOf } from '#infra/local/demo/demo-person.ts';
import { type Reading, readingOf } from '#shared/analysis/composer/reading.ts';
import type { Answers } from '#shared/assessment/answers.ts';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { rank } from '#shared/matching/rank.ts';
import { toResult } from '#shared/matching/result.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { personas } from '#test/matching/personas.data.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';

/** What the composer reads of somebody's answers. */
export function readingFor(facts: Facts, answers: Answers): Reading {
  const index = indexOfCode(facts, answers.deepDive.background?.occupation ?? '');
  const { scoring_meta, ...result } = toResult(facts, rank(facts, bank, answers));
  const scoringTime = '2026-11-22T00:00:00.000Z';
  return readingOf(
    { ...result, scoring_meta: { ...scoring_meta, scoringTime } },
    answers,
    bank,
    index === null ? null : nameOf(facts.codes[index]!, facts.titles[index]!),
  );
}

/** People as a counsellor knows them. */
export const personaReadings = (): (Reading & { who: string })[] =>
  personas.map((persona) => ({ ...readingFor(embeddedFacts(), answersOf(persona)), who: persona.who }));
