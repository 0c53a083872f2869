import { AppError } from '#shared/lib/errors.ts';
import { type CountedFeature, type Feature, isCounted } from '#shared/plans/catalogue.ts';

/** @throws AppError BAD_INPUT for what is only open or locked: nothing of it is ever held (GAT-02) */
export function requireCounted(feature: Feature): CountedFeature {
  if (!isCounted(feature)) throw new AppError('BAD_INPUT', `feature: ${feature} has no counter`, { field: 'feature' });
  return feature;
}
