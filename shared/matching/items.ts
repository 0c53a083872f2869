/** The item bank by position, as the engine counts: made once. */
import { workValues } from '#shared/assessment/gold-standard/item-types.ts';
import { goldStandard } from '#shared/assessment/gold-standard/items.data.ts';

/** The twelve value cards with the index of their O*NET value. */
export const valueCards = goldStandard.core.values.map(({ id, value }) => ({ id, value: workValues.indexOf(value) }));
