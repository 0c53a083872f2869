import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Command } from '#infra/local/stand-ins/kit/stand-in.ts';
import { emailAddress } from './inputs.ts';
import type { Pool } from './pool.ts';
import { makeVerifier } from './srp.ts';

const newUser = z.strictObject({
  email: emailAddress,
  password: z.string(),
  groups: z._default(z.array(z.string()), []),
});

/**
 * POST /cognito/users on the control port: creates a user with a confirmed address, this password and these groups,
 * without a mail. An existing user is updated.
 */
export const userCommand = (pool: Pool): Command => ({
  help: 'send {"email": "…", "password": "…", "groups": ["…"]}, groups are optional',
  state: () => ({ users: pool.users.count() }),
  run(body) {
    const { data } = newUser.safeParse(body);
    if (!data) return null;
    const { password, groups } = data;
    const email = data.email.toLowerCase();
    const now = pool.clock();
    return pool.inTransaction(() => {
      const existing = pool.users.find(email);
      const sub = existing?.sub ?? randomUUID();
      const verifier = makeVerifier(pool.userPoolId, sub, password);
      if (existing) {
        pool.users.setVerifier(sub, verifier, now);
        pool.users.confirm(sub, now);
      } else {
        pool.users.add({ sub, email, ...verifier, confirmed: true, enabled: true, createdAt: now, modifiedAt: now });
      }
      for (const group of groups) pool.users.join(sub, group);
      return { sub };
    });
  },
});
