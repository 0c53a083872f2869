import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { variantWithoutBody } from '#shared/assessment/variants.ts';
import { paths } from '#web/paths.ts';

/** Where the questions of a result are answered again: two results compare by their answers only if these are the same. */
export const retakePath = ({ variant }: Pick<ResultBody, 'variant'>): string =>
  variant === variantWithoutBody ? paths.applicationEntry() : paths.newAssessment();
