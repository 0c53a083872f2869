import { erasuresAfter } from '#functions/data/erasure/erasure.ts';
import { job } from '#functions/serve/job.ts';
import { eraseFurther } from './erase-further.ts';

/** Resumes interrupted erasures and closes finished ones (docs/decisions/0064). */
export const handler = job({
  name: 'finish-erasures',
  page: erasuresAfter,
  cursorOf: ({ sub }) => sub,
  named: ({ receipt }) => ({ receipt }),
  visit: async (task, context) => {
    if (!(await eraseFurther(task, context))) throw new Error('a step of an erasure failed');
  },
});
