import * as z from 'zod/mini';
import { administered, administeredInput } from '#infra/local/stand-ins/cognito/administered.ts';
import { ResourceNotFoundException } from '#infra/local/stand-ins/cognito/errors.ts';
import { operation } from '#infra/local/stand-ins/cognito/operation.ts';

/** The pool has one group (reliability I17). */
const groups: string[] = ['admin'];

/** Puts the person into a group; tokens issued from now on say so. */
export const adminAddUserToGroup = operation({
  access: 'iam',
  input: z.extend(administeredInput, { GroupName: z.string().check(z.minLength(1), z.maxLength(128)) }),
  run(input, { pool }) {
    const user = administered(input, pool);
    if (!groups.includes(input.GroupName)) throw new ResourceNotFoundException('Group not found.');
    pool.users.join(user.sub, input.GroupName);
    return {};
  },
});
