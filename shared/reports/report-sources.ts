import type { ResultBody } from '#shared/assessment/result-shape.ts';
import type { Block } from '#shared/documents/document.ts';
import { provenanceOf, type SourceId } from '#shared/occupations/sources.ts';
import { product } from '#shared/product.ts';

/** Source of what the engine computed from the answers. */
export const asModelled = ({ scoring_meta: meta }: Pick<ResultBody, 'scoring_meta'>, note: string): Block => ({
  kind: 'source',
  provenance: {
    kind: 'modelled',
    source: `${product.name}, model ${meta.modelVersion} on data ${meta.dataVersion}, from your answers and published figures`,
    date: meta.scoringTime.slice(0, 10),
    note,
  },
});

/** Source of a published figure. */
export const figureSource = (id: SourceId, note: string): Block => ({
  kind: 'source',
  provenance: provenanceOf(id, note),
});
