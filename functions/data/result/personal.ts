import type { PersonalEntity } from '#functions/data/personal/entity.ts';

/**
 * Exported with its assessment. A result that no assessment names is left over from an interrupted completion and
 * expires.
 */
export const resultEntities: PersonalEntity[] = [{ kind: 'assessment', prefix: 'RESULT#', exportRow: () => null }];
