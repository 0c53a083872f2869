import { correctExpiry, retentionTasksAfter } from '#functions/data/retention.ts';
import { job } from '#functions/serve/job.ts';

/** Moves the expiry of stored assessments and results after a change of plan (docs/decisions/0017). */
export const handler = job({
  name: 'correct-expiry',
  page: retentionTasksAfter,
  cursorOf: ({ sub }) => sub,
  visit: (task, { now }) => correctExpiry(task, now),
});
