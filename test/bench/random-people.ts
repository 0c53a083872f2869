import type { Answers } from '#shared/assessment/answers.ts';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { type Random, randomAnswers } from './population.ts';

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
export function withCircumstances({ core, deepDive }: Answers, random: Random): Answers {
  const chosen = (questions: typeof bank.deepDive.preferences) =>
    Object.fromEntries(questions.map(({ id, options }) => [id, some(options, random).id]));
  const cities = bank.deepDive.constraints.find(({ multiple }) => multiple)!;
  return {
    triage: {
      scenarios: Object.fromEntries(bank.triage.scenarios.map(({ id }) => [id, some(['a', 'b'] as const, random)])),
      priorities: Object.fromEntries(bank.triage.priorities.map(({ id }) => [id, Math.floor(101 * random.uniform())])),
    },
    core,
    deepDive: {
      ...deepDive,
      preferences: chosen(bank.deepDive.preferences),
      constraints: {
        ...chosen(bank.deepDive.constraints.filter(({ multiple }) => !multiple)),
        [cities.id]: [...new Set([some(cities.options, random).id, some(cities.options, random).id])],
      },
    },
  };
}
