import type { PersonalEntity } from '#functions/data/personal/entity.ts';

/** Exported with its assessment; one that no assessment names is what a try at completing has left, and expires. */
export const resultEntities: PersonalEntity[] = [{ kind: 'assessment', prefix: 'RESULT#', exportRow: () => null }];
