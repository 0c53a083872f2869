import { AppError } from '#shared/lib/errors.ts';
import { type CountedFeature, type Feature, isCounted } from '#shared/plans/catalogue.ts';

/** @throws AppError BAD_INPUT for features that are only open or locked: they have no units to hold (GAT-02) */
export function requireCounted(feature: Feature): CountedFeature {
  if (!isCounted(feature)) throw new AppError('BAD_INPUT', `feature: ${feature} has no counter`, { field: 'feature' });
  return feature;
}
