import { administered, administeredInput } from '#infra/local/stand-ins/cognito/administered.ts';
import { operation } from '#infra/local/stand-ins/cognito/operation.ts';

/** Removes the user with codes, groups and sessions. */
export const adminDeleteUser = operation({
  access: 'iam',
  input: administeredInput,
  run(input, { pool }) {
    const { sub, email } = administered(input, pool);
    const pending = pool.users.pendingOf(sub);
    pool.users.remove(sub);
    for (const address of [email, ...(pending ? [pending] : [])]) pool.config.forget(address);
    return {};
  },
});
