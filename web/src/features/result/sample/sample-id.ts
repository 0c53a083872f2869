import type { ResultBody } from '#shared/assessment/result-shape.ts';

export const SAMPLE_ID = 'sample-result-of-nobody';

/** Nobody owns a sample: storing, sharing, planning and server calls are off for it (D-50). */
export const isSample = ({ id }: Pick<ResultBody, 'id'>): boolean => id === SAMPLE_ID;
