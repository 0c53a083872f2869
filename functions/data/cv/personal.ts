import * as z from 'zod/mini';
import { keptUntilOf, type PersonalEntity, unreadable } from '#functions/data/personal/entity.ts';
import { userInfo } from '#shared/cv/user-info.ts';
import { cvSort, readCv, restoreCv } from './cv.ts';

const exportedContent = z.object({
  userInfo,
  competitiveness: z.nullable(z.number()),
  against: z.nullable(z.string().check(z.maxLength(300))),
  saved_at: z.iso.datetime(),
  kept_until: z.iso.datetime(),
});

export const cvEntities: PersonalEntity[] = [
  {
    kind: 'cv',
    prefix: cvSort,
    exportRow: (item) => {
      const { savedAt, expiresAt: _, ...cv } = readCv(item);
      return {
        id: cvSort,
        content: { ...cv, saved_at: new Date(savedAt).toISOString(), kept_until: keptUntilOf(item) },
      };
    },
    importRow: async (importer, { content }) => {
      const { data } = z.safeParse(exportedContent, content);
      if (!data) throw unreadable('userInfo');
      const [savedAt, expiresAt] = [Date.parse(data.saved_at), Date.parse(data.kept_until)];
      if (expiresAt <= importer.now) return 'not_kept';
      const isRestored = await restoreCv(importer, {
        userInfo: data.userInfo,
        competitiveness: data.competitiveness,
        against: data.against,
        savedAt,
        expiresAt,
      });
      return isRestored ? 'restored' : 'present';
    },
  },
];
