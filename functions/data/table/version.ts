import type { Condition } from '#functions/outside/table.ts';

/** Holds for a row of this version. */
export const isVersion = (version: number) => ({
  expression: '#version = :version',
  names: { '#version': 'version' },
  values: { ':version': version },
});

/** Holds while nobody has written the row since it was read; a missing row has version 0. */
export const isUnchanged = (version: number): Condition =>
  version === 0 ? { expression: 'attribute_not_exists(pk)' } : isVersion(version);
