import { type SourceId, sourceName, sources } from '#shared/occupations/sources.ts';

/** Publisher, release and region of a figure. */
export const usSource = (id: SourceId) => ({
  kind: sources[id].kind,
  text: `${sourceName(sources[id])}, United States`,
});
