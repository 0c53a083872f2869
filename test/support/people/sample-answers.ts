import type { Answers } from '#shared/assessment/answers.ts';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { each, rating } from './each-row.ts';

/** A person who answers everything; another seed gives another person. */
export const sampleAnswers = (seed = 1): Answers => ({
  triage: {
    scenarios: each(bank.triage.scenarios, (_, position) => ((position + seed) % 2 ? 'a' : 'b') as 'a' | 'b'),
    priorities: each(bank.triage.priorities, (_, position) => (position * 30 + seed * 11) % 101),
    completedAt: '2026-11-20T09:00:00.000Z',
  },
  core: {
    interests: each(bank.core.interests, rating(seed)),
    values: bank.core.values.slice(seed % 5, (seed % 5) + 4).map((value) => value.id),
    personality: each(bank.core.personality, rating(seed + 1)),
  },
  deepDive: {
    skills: each(bank.deepDive.skills, rating(seed + 2)),
    preferences: Object.fromEntries(
      bank.deepDive.preferences.map(({ id, options }) => [id, options[seed % options.length]!.id]),
    ),
    constraints: {
      target_cities: ['Berlin, Germany', 'Remote (Europe)'],
      study_hours: '3-5',
      upskilling_budget: '1-50',
    },
  },
});
