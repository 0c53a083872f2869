import type { Condition } from '#functions/outside/table.ts';

/** Holds for a row of this version. */
export const isVersion = (version: number) => ({
  expression: '#version = :version',
  names: { '#version': 'version' },
  values: { ':version': version },
});

/** Holds while nobody has written a row since it was read; its version was 0 where there was none. */
export const isUnchanged = (version: number): Condition =>
  version === 0 ? { expression: 'attribute_not_exists(pk)' } : isVersion(version);
