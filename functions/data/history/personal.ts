import * as z from 'zod/mini';
import { changeAccount } from '#functions/data/account/change.ts';
import {
  assessmentIdOf,
  assessmentKey,
  assessmentPrefix,
  isDeleted,
  readAssessment,
  resultId,
  storeAssessment,
} from '#functions/data/assessment/assessment.ts';
import { storedPayloads } from '#functions/data/assessment/stored-answers.ts';
import { type PersonalEntity, renewedId, unreadable } from '#functions/data/personal/entity.ts';
import { reminderTaskNow } from '#functions/data/reminder/task.ts';
import { readResult, resultKey, type StoredResult, storeResult, summaryOf } from '#functions/data/result/result.ts';
import { shareKey } from '#functions/data/share/share.ts';
import { userPartition } from '#functions/data/table/user-partition.ts';
import { getItem, getItems, queryLast } from '#functions/outside/table.ts';
import type { ImportOutcome } from '#shared/account/export.ts';
import { resultBody } from '#shared/assessment/result-shape.ts';
import { stages } from '#shared/assessment/stages.ts';
import { loadQuestionnaire, variants } from '#shared/assessment/variants.ts';
import { AppError } from '#shared/lib/errors.ts';
import { isoTime } from '#shared/lib/time.ts';
import { readableSince } from '#shared/plans/retention.ts';

/** Most assessments an importing account may have: years of use, too few to fill the table. */
const MAX_ASSESSMENTS = 300;

const time = z.iso.datetime();
const perStage = <T extends z.core.$ZodType>(each: T) => z.array(each).check(z.length(stages.length));

const exportedContent = z.object({
  id: z.string(),
  variant: z.enum(variants),
  status: z.enum(['completed', 'abandoned', 'expired']),
  committed: z.boolean(),
  done: perStage(z.boolean()),
  stored_answers: perStage(z.nullable(z.string().check(z.maxLength(20_000)))),
  expires_at: time,
  ended_at: time,
  result: z.nullable(z.record(z.string(), z.unknown())),
});

const ownIds = (id: string) => ({ id: resultId(id), assessment_id: id, session_id: id });
export const assessmentEntities: PersonalEntity[] = [
  {
    kind: 'assessment',
    prefix: assessmentPrefix,
    exportRow: async (item, sub) => {
      if (isDeleted(item)) return null;
      const { id, variant, status, committed, answers, done, createdAt, expiresAt, endedAt, importedAt, result } =
        readAssessment(item, null);
      const [stored, share] = await getItems([resultKey(sub, result?.key ?? 'RESULT#'), shareKey(id)]);
      return {
        id,
        content: {
          id,
          variant,
          status,
          committed,
          started_at: isoTime(createdAt),
          ended_at: isoTime(endedAt!),
          expires_at: isoTime(expiresAt),
          imported_at: isoTime(importedAt),
          shared: share?.owner === sub,
          done,
          answers: storedPayloads(await loadQuestionnaire(variant), { answers }),
          stored_answers: answers,
          result: stored ? readResult(stored) : null,
        },
      };
    },
    /** The result stays exactly what the engine of its time computed. Nothing is counted, and it is not shared. */
    importRow: async (importer, { content }) => {
      const { user, now, subscribed } = importer;
      const { data } = z.safeParse(exportedContent, content);
      if (!data) throw unreadable('answers');
      const endedAt = Date.parse(data.ended_at);
      const result = data.result && { ...data.result, expires_at: null };
      if (result && !z.safeParse(resultBody, result).success) throw unreadable('result');
      if ((data.status === 'completed') !== (result !== null)) throw unreadable('result');
      if (endedAt <= readableSince(subscribed, now) || endedAt > now) return 'not_kept';

      const { sub } = user;
      const id = renewedId(sub, data.id);
      const key = assessmentKey(sub, id);
      if (!key) throw unreadable('id');
      const original = await getItem(assessmentKey(sub, data.id)!, { consistent: true });
      if (original && !isDeleted(original)) return 'present';
      // as stored: parsing it with today's schema would add fields its engine never set
      const own = data.result && ({ ...data.result, ...ownIds(id) } as StoredResult);
      // each import changes the account, so that two at once cannot both take the last place
      return changeAccount<ImportOutcome>(importer, async (account) => {
        const rows = await queryLast(userPartition(sub), assessmentPrefix, `${assessmentPrefix}~`, MAX_ASSESSMENTS);
        if (rows.some((row) => assessmentIdOf(String(row.sk)) === id && !isDeleted(row))) return { answer: 'present' };
        if (rows.length >= MAX_ASSESSMENTS)
          throw new AppError('CONFLICT', `You have ${MAX_ASSESSMENTS} assessments: delete one to import another.`, {
            field: 'entry',
          });
        const item = own && storeResult(importer, own, account.subscribed, endedAt);
        const row = storeAssessment(
          sub,
          {
            id,
            variant: data.variant,
            status: data.status,
            committed: data.committed,
            answers: data.stored_answers,
            done: data.done,
            createdAt: endedAt,
            expiresAt: Date.parse(data.expires_at),
            endedAt,
            importedAt: now,
            result: own && item && summaryOf(item.sk, own),
            keptUntil: null,
          },
          account.subscribed,
        );
        const isAbsent = { expression: 'attribute_not_exists(pk) OR deleted = :true', values: { ':true': true } };
        return {
          next: account,
          beside: [{ put: row, condition: isAbsent }, ...(item ? [{ put: item }, reminderTaskNow(sub, now)] : [])],
          answer: 'restored',
        };
      });
    },
  },
];
