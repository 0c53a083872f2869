import * as z from 'zod/mini';
import { keptUntilOf, type PersonalEntity, unreadable } from '#functions/data/personal/entity.ts';
import { planProgress } from '#shared/guidance/contract.ts';
import { socCode } from '#shared/occupations/soc-code.ts';
import { planPrefix, readProgress, restoreProgress } from './progress.ts';

const exportedContent = z.extend(planProgress, {
  code: socCode,
  kept_until: z.iso.datetime(),
});

export const learningPlanEntities: PersonalEntity[] = [
  {
    kind: 'learning_plan',
    prefix: planPrefix,
    exportRow: (item) => {
      const code = String(item.sk).slice(planPrefix.length);
      return { id: code, content: { code, ...readProgress(item), kept_until: keptUntilOf(item) } };
    },
    importRow: async (importer, { content }) => {
      const { data } = z.safeParse(exportedContent, content);
      if (!data) throw unreadable('done');
      const { code, kept_until, ...progress } = data;
      const expiresAt = Date.parse(kept_until);
      if (expiresAt <= importer.now) return 'not_kept';
      return (await restoreProgress(importer, code, progress, expiresAt)) ? 'restored' : 'present';
    },
  },
];
