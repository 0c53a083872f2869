import * as z from 'zod/mini';
import type { Needs } from '#functions/outside/needs.ts';
import { id } from '#shared/lib/ids.ts';
import { meteredRoute } from '#shared/plans/metered-route.ts';

/** Metered routes for tests only: the quota rules without a product behind them. */
const behaviour = {
  behave: z._default(z.enum(['deliver', 'throw', 'refuse', 'hang', 'deliver-nonsense']), 'deliver'),
  delayMs: z._default(z.int(), 0),
};

export const meteredRoutes = {
  /** any number of repeats within a day, like a salary comparison (D-83) */
  compareTopic: meteredRoute({
    method: 'POST',
    path: '/test-compare-topic',
    summary: 'Compare a topic.',
    quota: {
      feature: 'salary_searches',
      unit: (_input, { topic }) => ({ key: topic, title: `Comparison of ${topic}` }),
      window: { hours: 24, key: ({ topic }) => topic },
    },
    input: z.object({ topic: z.string(), ...behaviour }),
    output: z.object({ topic: z.string(), text: z.string() }),
    timeoutMs: 4_000,
  }),
  /** two repeats of the same letter within a day, like a resume */
  writeLetter: meteredRoute({
    method: 'POST',
    path: '/test-write-letter',
    summary: 'Write a letter, or the same again.',
    quota: {
      feature: 'resume_builds',
      unit: (_input, { letter_id, title }) => ({ key: letter_id, title }),
      window: { hours: 24, key: ({ letter_id }) => letter_id, repeats: 2 },
    },
    input: z.object({ letter_id: z.optional(id), title: z._default(z.string(), 'Letter'), ...behaviour }),
    output: z.object({ letter_id: id, title: z.string(), text: z.string() }),
    timeoutMs: 10_000,
  }),
};

export const meteredNeeds: Needs = {
  table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
};
