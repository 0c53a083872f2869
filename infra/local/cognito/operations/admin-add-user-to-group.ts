import * as z from 'zod';
import { administered, administeredInput } from '../administered.ts';
import { ResourceNotFoundException } from '../errors.ts';
import { operation } from '../operation.ts';

/** The pool has one group (reliability I17). */
const groups: string[] = ['admin'];

/** Puts the person into a group; tokens issued from now on say so. */
export const adminAddUserToGroup = operation({
  access: 'iam',
  input: administeredInput.extend({ GroupName: z.string().min(1).max(128) }),
  run(input, { pool }) {
    const user = administered(input, pool);
    if (!groups.includes(input.GroupName)) throw new ResourceNotFoundException('Group not found.');
    pool.users.join(user.sub, input.GroupName);
    return {};
  },
});
