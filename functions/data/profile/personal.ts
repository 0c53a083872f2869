import * as z from 'zod/mini';
import { type PersonalEntity, unreadable } from '#functions/data/personal/entity.ts';
import { profile } from '#shared/account/profile.ts';
import { profileSort, readKnownProfile, remindedUntil, restoreProfile } from './profile.ts';

export const profileEntities: PersonalEntity[] = [
  {
    kind: 'profile',
    prefix: profileSort,
    exportRow: (item) => {
      const told = remindedUntil(item);
      return {
        id: profileSort,
        content: {
          ...readKnownProfile(item),
          reminded_of_deletions_until: told === 0 ? null : new Date(told).toISOString(),
        },
      };
    },
    importRow: async ({ user }, { content }) => {
      const { data } = z.safeParse(profile, content);
      if (!data) throw unreadable('name');
      return (await restoreProfile({ user }, data)) ? 'restored' : 'present';
    },
  },
];
