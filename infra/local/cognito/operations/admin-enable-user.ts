import { administered, administeredInput } from '../administered.ts';
import { operation } from '../operation.ts';

/** Lets a disabled person in again. */
export const adminEnableUser = operation({
  access: 'iam',
  input: administeredInput,
  run(input, { pool, now }) {
    pool.users.setEnabled(administered(input, pool).sub, true, now);
    return {};
  },
});
