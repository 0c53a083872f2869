import { administered, administeredInput } from '#infra/local/stand-ins/cognito/administered.ts';
import { operation } from '#infra/local/stand-ins/cognito/operation.ts';

/** Ends every session of the person. */
export const adminUserGlobalSignOut = operation({
  access: 'iam',
  input: administeredInput,
  run(input, { pool }) {
    pool.sessions.revokeAll(administered(input, pool).sub);
    return {};
  },
});
