import type { Receipt } from '#shared/assessment/result-shape.ts';

/** A line of a receipt, named after its part. */
export const receipt = (part: Receipt['part'], points: number, dimension: Receipt['dimension'] = 'fit'): Receipt => ({
  part,
  dimension,
  label: part,
  points,
  answers: [],
});
