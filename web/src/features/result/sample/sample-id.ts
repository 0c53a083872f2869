import type { ResultBody } from '#shared/assessment/result-shape.ts';

export const SAMPLE_ID = 'sample-result-of-nobody';

/** A sample is nobody's: what is stored, shared, planned or asked of the server is off for it (D-50). */
export const isSample = ({ id }: Pick<ResultBody, 'id'>): boolean => id === SAMPLE_ID;
