import { randomUUID } from 'node:crypto';
import { localNow } from '#infra/local/clock.ts';
import type { Pool } from './pool.ts';
import { makeVerifier } from './srp.ts';

export interface NewUser {
  email: string;
  password: string;
  groups?: string[];
  /** The id to give; a random one unless told otherwise. */
  sub?: string;
}

/** What the stack's own seed does to the pool, in process. */
export function administration(pool: Pool) {
  return {
    /** A confirmed person with this password and these groups; whoever has the address already is kept and updated. */
    createUser({ email, password, groups = [], sub = randomUUID() }: NewUser): { sub: string } {
      const now = localNow();
      return pool.inTransaction(() => {
        const existing = pool.users.find(email);
        const user = existing?.sub ?? sub;
        const verifier = makeVerifier(pool.userPoolId, user, password);
        if (existing) {
          pool.users.setVerifier(user, verifier, now);
          pool.users.confirm(user, now);
        } else {
          const times = { createdAt: now, modifiedAt: now };
          pool.users.add({
            sub: user,
            email: email.toLowerCase(),
            ...verifier,
            confirmed: true,
            enabled: true,
            ...times,
          });
        }
        for (const group of groups) pool.users.join(user, group);
        return { sub: user };
      });
    },
  };
}
