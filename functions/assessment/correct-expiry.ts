import { loadAccount } from '#functions/data/account/change.ts';
import { unlessErased } from '#functions/data/account/erased.ts';
import { systemActor } from '#functions/data/account/system-actor.ts';
import { correctExpiry, retentionTasksAfter } from '#functions/data/retention/task.ts';
import { job } from '#functions/serve/job.ts';

/** Moves the expiry of stored assessments and results after a change of plan (docs/decisions/0017). */
export const handler = job({
  name: 'correct-expiry',
  page: retentionTasksAfter,
  cursorOf: ({ sub }) => sub,
  named: ({ sub }) => ({ sub }),
  visit: async (task, { now }) => {
    const account = await unlessErased(loadAccount(systemActor(task.sub, now)), null);
    if (account) await correctExpiry(task, account.subscribed);
  },
});
