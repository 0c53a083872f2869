import type { Answers } from '#shared/assessment/answers.ts';
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import { type Random, randomAnswers } from './population.ts';
import { readingA } from './readings.ts';

const some = <T>(options: readonly T[], { uniform }: Random): T => options[Math.floor(uniform() * options.length)]!;

/** Any answers the assessment accepts, everything by lot, with up to three interests and three skills left out. */
export function anyAnswers(random: Random): Answers {
  const answers = randomAnswers(random);
  const drop = (ratings: Record<string, number>) => {
    for (let n = Math.floor(4 * random.uniform()); n > 0; n--) delete ratings[some(Object.keys(ratings), random)];
  };
  drop(answers.core.interests);
  drop(answers.deepDive.skills);
  return withCircumstances(answers, random);
}

/** Priorities, preferences and constraints by lot. */
export function withCircumstances({ core, deepDive }: Answers, random: Random, { bank } = readingA): Answers {
  const chosen = (questions: ItemBank['deepDive']['preferences']) =>
    Object.fromEntries(
      questions.map(({ id, options, multiple }) => {
        const one = some(options, random).id;
        return [id, multiple ? [...new Set([one, some(options, random).id])] : one];
      }),
    );
  const { preferences, constraints } = bank.deepDive;
  return {
    triage: {
      scenarios: Object.fromEntries(bank.triage.scenarios.map(({ id }) => [id, some(['a', 'b'] as const, random)])),
      priorities: Object.fromEntries(bank.triage.priorities.map(({ id }) => [id, Math.floor(101 * random.uniform())])),
    },
    core,
    deepDive: {
      ...deepDive,
      preferences: chosen(preferences),
      // the order in which lots were always drawn: what has one answer first
      constraints: chosen(constraints.toSorted((a, b) => Number(a.multiple) - Number(b.multiple))),
    },
  };
}
