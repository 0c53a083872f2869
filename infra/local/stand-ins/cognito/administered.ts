import * as z from 'zod/mini';
import { UserNotFoundException } from './errors.ts';
import { checkPool, username, userPoolId } from './inputs.ts';
import type { Pool } from './pool.ts';
import type { User } from './users.ts';

export const administeredInput = z.object({ UserPoolId: userPoolId, Username: username });

/** The user of an administrative call; servers get a clear error if there is none. */
export function administered(input: z.output<typeof administeredInput>, pool: Pool): User {
  checkPool(pool, input.UserPoolId);
  const user = pool.users.find(input.Username);
  if (!user) throw new UserNotFoundException('User does not exist.');
  return user;
}
