import { simpleBank } from '#shared/assessment/simple/items.data.ts';
import type { SimplePayload } from '#shared/assessment/simple/payload.ts';
import { each, rating } from './each-row.ts';

const { triage, core, deepDive } = simpleBank;

/** A person who answers all of Reading B, as it is sent; another seed is another person. */
export const simpleAnswers = (seed = 1): SimplePayload => ({
  triage: {
    scenarios: each(triage.scenarios, ({ options }, position) => options[(position + seed) % 2]!.value),
    priorities: each(triage.priorities, (_, position) => (position * 30 + seed * 11) % 101),
  },
  core: {
    interests: each(core.interests, rating(seed)),
    values: Array.from({ length: 5 }, (_, rank) => core.values[(seed + rank * 3) % 8]!.id),
    personality: each(core.personality, rating(seed + 1)),
  },
  deepDive: {
    skills: each(deepDive.skills, rating(seed + 2)),
    workPreferences: each(deepDive.workPreferences, ({ options }, position) =>
      [options[seed % 6]!.id, options[(seed + position + 1) % 6]!.id].filter(
        (id, place, all) => all.indexOf(id) === place,
      ),
    ),
    constraints: each(deepDive.constraints, ({ options }, position) => options[(seed + position) % 4]!.id),
  },
});
