import { erasuresAfter } from '#functions/data/erasure/erasure.ts';
import { job } from '#functions/serve/job.ts';
import { eraseFurther } from './erase-further.ts';

/** Goes on with what was interrupted, and ends what is done (docs/decisions/0064). */
export const handler = job({
  name: 'finish-erasures',
  page: erasuresAfter,
  cursorOf: ({ sub }) => sub,
  named: ({ receipt }) => ({ receipt }),
  visit: async (task, context) => {
    if (!(await eraseFurther(task, context))) throw new Error('a step of an erasure failed');
  },
});
