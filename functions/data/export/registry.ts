/**
 * Every entity with personal rows: exports and imports use only this list. test/drift/personal.test.ts keeps it
 * complete.
 */
import { accountEntities } from '#functions/data/account/personal.ts';
import { chatEntities } from '#functions/data/chat-calls/personal.ts';
import { cvEntities } from '#functions/data/cv/personal.ts';
import { assessmentEntities } from '#functions/data/history/personal.ts';
import { idempotencyEntities } from '#functions/data/idempotency/personal.ts';
import { learningPlanEntities } from '#functions/data/learning-plan/personal.ts';
import { modelSpendEntities } from '#functions/data/model-spend/personal.ts';
import { occupationMarkEntities } from '#functions/data/occupation-mark/personal.ts';
import type { PersonalEntity } from '#functions/data/personal/entity.ts';
import { profileEntities } from '#functions/data/profile/personal.ts';
import { reservationEntities } from '#functions/data/reservation/personal.ts';
import { resultEntities } from '#functions/data/result/personal.ts';
import { resumeEntities } from '#functions/data/resume/personal.ts';
import { useEntities } from '#functions/data/use/personal.ts';
import { vacancyMatchEntities } from '#functions/data/vacancy-match/personal.ts';
import type { ImportableKind } from '#shared/account/export.ts';

export const personalEntities: PersonalEntity[] = [
  ...accountEntities,
  ...assessmentEntities,
  ...chatEntities,
  ...cvEntities,
  ...idempotencyEntities,
  ...learningPlanEntities,
  ...modelSpendEntities,
  ...occupationMarkEntities,
  ...profileEntities,
  ...reservationEntities,
  ...resultEntities,
  ...resumeEntities,
  ...useEntities,
  ...vacancyMatchEntities,
];

export const entityOf = (sk: string): PersonalEntity | undefined =>
  personalEntities.find(({ prefix }) => (prefix.endsWith('#') ? sk.startsWith(prefix) : sk === prefix));

export const importerOf = (kind: ImportableKind): NonNullable<PersonalEntity['importRow']> =>
  personalEntities.find((entity) => entity.kind === kind && entity.importRow)!.importRow!;
