import { administered, administeredInput } from '../administered.ts';
import { operation } from '../operation.ts';

/** Keeps the person out: no sign-in, no refresh, no use of their tokens here. */
export const adminDisableUser = operation({
  access: 'iam',
  input: administeredInput,
  run(input, { pool, now }) {
    pool.users.setEnabled(administered(input, pool).sub, false, now);
    return {};
  },
});
