import type { ItemBank } from '#shared/assessment/gold-standard/item-types.ts';
import { goldStandard } from '#shared/assessment/gold-standard/items.data.ts';
import type { Variant } from '#shared/assessment/stages.ts';

/** The items of each variant. */
export const itemBanks: Record<Variant, ItemBank> = { 'gold-standard-v1': goldStandard };
