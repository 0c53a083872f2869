import { type SourceId, sources } from '#shared/occupations/sources.ts';

/** Publisher and release of a figure, and for where it speaks. */
export const usSource = (id: SourceId) => ({
  kind: sources[id].kind,
  text: `${sources[id].publisher}: ${sources[id].release}, United States`,
});
