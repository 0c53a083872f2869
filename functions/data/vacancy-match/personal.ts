import * as z from 'zod/mini';
import { assessmentId, resultId } from '#functions/data/assessment/assessment.ts';
import { keptUntilOf, type PersonalEntity, renewedId, traceOf, unreadable } from '#functions/data/personal/entity.ts';
import { id } from '#shared/lib/ids.ts';
import { vacancyMatch } from '#shared/vacancies/contract.ts';
import { documentPrefix, savedPrefix, savesSort, ticketPrefix } from './keys.ts';
import { documentOf, listSaved, saveMatch } from './vacancy-match.ts';

const exportedContent = z.object({
  id,
  saved_at: z.iso.datetime(),
  kept_until: z.iso.datetime(),
  text: z.string().check(z.maxLength(100_000)),
  match: vacancyMatch,
});

export const vacancyMatchEntities: PersonalEntity[] = [
  {
    kind: 'vacancy_match',
    prefix: savedPrefix,
    exportRow: async (item, sub) => ({
      id: String(item.id),
      content: {
        id: String(item.id),
        saved_at: new Date(Number(item.savedAt)).toISOString(),
        kept_until: keptUntilOf(item),
        ...(await documentOf(sub, String(item.id))),
      },
    }),
    importRow: async (importer, { content }) => {
      const { data } = z.safeParse(exportedContent, content);
      if (!data) throw unreadable('match');
      const { text, match } = data;
      const [savedAt, expiresAt] = [Date.parse(data.saved_at), Date.parse(data.kept_until)];
      if (expiresAt <= importer.now) return 'not_kept';
      const { sub } = importer.user;
      const own = renewedId(sub, data.id);
      const saved = await listSaved(importer);
      if (saved.some(({ match_id }) => match_id === data.id || match_id === own)) return 'present';
      const result_id = resultId(renewedId(sub, assessmentId(match.result_id)));
      await saveMatch(importer, { match: { ...match, match_id: own, result_id }, text }, { savedAt, expiresAt });
      return 'restored';
    },
  },
  { kind: 'vacancy_match', prefix: documentPrefix, exportRow: () => null },
  { kind: 'vacancy_match', prefix: savesSort, exportRow: () => null },
  traceOf(ticketPrefix),
];
