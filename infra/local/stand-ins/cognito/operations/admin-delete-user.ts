import { administered, administeredInput } from '#infra/local/stand-ins/cognito/administered.ts';
import { operation } from '#infra/local/stand-ins/cognito/operation.ts';

/** Removes the user with codes, groups and sessions. */
export const adminDeleteUser = operation({
  access: 'iam',
  input: administeredInput,
  run(input, { pool }) {
    pool.users.remove(administered(input, pool).sub);
    return {};
  },
});
