import { administered, administeredInput } from '#infra/local/stand-ins/cognito/administered.ts';
import { operation } from '#infra/local/stand-ins/cognito/operation.ts';

/** Disables the user: no sign-in, no refresh, no use of their tokens here. */
export const adminDisableUser = operation({
  access: 'iam',
  input: administeredInput,
  run(input, { pool, now }) {
    pool.users.setEnabled(administered(input, pool).sub, false, now);
    return {};
  },
});
