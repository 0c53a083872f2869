import type { Answers } from '#shared/assessment/answers.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { answersOf, personOf, populationOf, randomOf } from '#test/support/population/population.ts';
import { sampleAnswers } from './sample-answers.ts';

/**
 * Answers of a person at home in an occupation, none of which looks careless; the same for the same code and seed. The
 * occupation must have complete data.
 */
export function sincereAnswers(code: string, seed = 1): Answers {
  const facts = embeddedFacts();
  const population = populationOf(facts);
  const member = population.members.indexOf(facts.codes.indexOf(code));
  if (member < 0) throw new Error(`not everything is known of ${code}`);
  const random = randomOf(seed);
  const { core, deepDive } = answersOf(personOf(population, member, random), random);
  return {
    triage: sampleAnswers(seed).triage,
    core,
    deepDive: {
      ...deepDive,
      preferences: { remote_work: 'hybrid', team_size: 'small_team', client_interaction: 'regular' },
      constraints: {
        target_cities: ['Remote (US)', 'Austin, TX', 'Seattle, WA'],
        study_hours: '6-10',
        upskilling_budget: '51-150',
      },
    },
  };
}
