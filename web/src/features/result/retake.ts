import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { variantWithoutBody } from '#shared/assessment/variants.ts';
import { paths } from '#web/paths.ts';

/** Where a result's questionnaire can be retaken: answers can be compared only within one questionnaire. */
export const retakePath = ({ variant }: Pick<ResultBody, 'variant'>): string =>
  variant === variantWithoutBody ? paths.applicationEntry() : paths.newAssessment();
