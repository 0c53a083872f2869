import { administered, administeredInput } from '../administered.ts';
import { operation } from '../operation.ts';

/** Ends every session of the person. */
export const adminUserGlobalSignOut = operation({
  access: 'iam',
  input: administeredInput,
  run(input, { pool }) {
    pool.sessions.revokeAll(administered(input, pool).sub);
    return {};
  },
});
