import type { Answers } from '#shared/assessment/answers.ts';
import { type Background, educationKeys, studyKeys, yearKeys } from '#shared/assessment/background.ts';
import { countryCodes } from '#shared/assessment/countries.data.ts';
import { fieldCodes } from '#shared/assessment/field-codes.data.ts';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { stateCodes } from '#shared/occupations/state-codes.data.ts';
import { planProblemOf } from '#shared/ways/plan-problem-of.ts';
import { type Random, randomOf } from '#test/support/population/population.ts';
import { anyAnswers } from '#test/support/population/random-people.ts';

export const pick = <T>(options: readonly T[], { uniform }: Random): T =>
  options[Math.floor(uniform() * options.length)]!;

/** Any background, a third of it left out. */
export function backgroundByLot(facts: Facts, random: Random): Background {
  const said = <T>(options: readonly T[]) => (random.uniform() < 0.67 ? pick(options, random) : undefined);
  const state = said(stateCodes);
  return Object.fromEntries(
    Object.entries({
      occupation: said(facts.codes),
      years: said(yearKeys),
      education: said(educationKeys),
      studying: said(studyKeys),
      field: said(fieldCodes),
      licences: said(facts.codes.map((code) => [code])),
      country: state ? 'US' : said(countryCodes),
      state,
    }).filter(([, value]) => value !== undefined),
  ) as Background;
}

/** Anybody, on the way into any occupation: every answer by lot. */
export function randomProblem(facts: Facts, seed: number) {
  const random = randomOf(seed);
  const answers = anyAnswers(random);
  const background = backgroundByLot(facts, random);
  const given: Answers = { ...answers, deepDive: { ...answers.deepDive, background } };
  const names = bank.deepDive.skills.map(({ name }) => name);
  const skills = Array.from({ length: Math.floor(9 * random.uniform()) }, () =>
    random.uniform() < 0.9 ? pick(names, random) : pick(['Python', 'Xyzzy', 'C++', 'c++', '!!!'], random),
  );
  const index = Math.floor(random.uniform() * facts.count);
  return { problem: planProblemOf({ facts, bank, answers: given, index, skills }), random };
}
