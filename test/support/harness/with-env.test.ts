import { expect, it } from 'vitest';
import { withEnv } from './with-env.ts';

it('restores the environment, including what was set before, also after a failure', async () => {
  process.env.WAYMARK_SET_BEFORE = 'outside';
  const seen = () => [process.env.WAYMARK_SET_BEFORE, process.env.WAYMARK_NEW];
  const work = withEnv({ WAYMARK_SET_BEFORE: 'inside', WAYMARK_NEW: 'inside' }, async () => {
    expect(seen()).toEqual(['inside', 'inside']);
    throw new Error('it failed');
  });
  await expect(work).rejects.toThrow('it failed');
  expect(seen()).toEqual(['outside', undefined]);
  delete process.env.WAYMARK_SET_BEFORE;
});
