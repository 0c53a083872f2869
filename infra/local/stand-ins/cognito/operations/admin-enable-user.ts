import { administered, administeredInput } from '#infra/local/stand-ins/cognito/administered.ts';
import { operation } from '#infra/local/stand-ins/cognito/operation.ts';

/** Enables a disabled user again. */
export const adminEnableUser = operation({
  access: 'iam',
  input: administeredInput,
  run(input, { pool, now }) {
    pool.users.setEnabled(administered(input, pool).sub, true, now);
    return {};
  },
});
