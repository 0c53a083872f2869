import * as z from 'zod/mini';
import { type PersonalEntity, unreadable } from '#functions/data/personal/entity.ts';
import { MAX_MARKS, marks } from '#shared/occupations/marks-contract.ts';
import { socCode } from '#shared/occupations/soc-code.ts';
import { listOf, marksSort, readMarks, restoreMarks } from './marks.ts';

const exportedContent = z.object({
  occupations: z
    .array(z.object({ code: socCode, mark: z.enum(marks), marked_at: z.iso.datetime() }))
    .check(z.minLength(1), z.maxLength(MAX_MARKS)),
});

export const occupationMarkEntities: PersonalEntity[] = [
  {
    kind: 'occupation_marks',
    prefix: marksSort,
    exportRow: (item) => {
      const occupations = listOf(readMarks(item)).map(({ slug: _, ...said }) => said);
      return occupations.length > 0 ? { id: marksSort, content: { occupations } } : null;
    },
    importRow: async (importer, { content }) => {
      const { data } = z.safeParse(exportedContent, content);
      if (!data) throw unreadable('occupations');
      const before = data.occupations.map(({ code, mark, marked_at }) => [code, { mark, at: Date.parse(marked_at) }]);
      return (await restoreMarks(importer, Object.fromEntries(before))) ? 'restored' : 'present';
    },
  },
];
