import { type SourceId, sourceName, sources } from '#shared/occupations/sources.ts';

/** Publisher and release of a figure, and for where it speaks. */
export const usSource = (id: SourceId) => ({
  kind: sources[id].kind,
  text: `${sourceName(sources[id])}, United States`,
});
