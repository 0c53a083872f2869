import * as z from 'zod/mini';
import { type PersonalEntity, unreadable } from '#functions/data/personal/entity.ts';
import { profile } from '#shared/account/profile.ts';
import { profileSort, readKnownProfile, remindedUntil, restoreProfile } from './profile.ts';

export const profileEntities: PersonalEntity[] = [
  {
    kind: 'profile',
    prefix: profileSort,
    exportRow: (item) => {
      const until = remindedUntil(item);
      return {
        id: profileSort,
        content: {
          ...readKnownProfile(item),
          reminded_of_deletions_until: until === 0 ? null : new Date(until).toISOString(),
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
