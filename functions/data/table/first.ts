import { ConditionFailed, getItem, type Item, type Key, putItem } from '#functions/outside/table.ts';

/** Returns the row under this key, storing this one if there is none. Concurrent callers all get the same row. */
export async function firstOf(row: Item & Key): Promise<Item> {
  const stored = await getItem({ pk: row.pk, sk: row.sk });
  if (stored) return stored;
  try {
    await putItem(row, { expression: 'attribute_not_exists(pk)' });
    return row;
  } catch (error) {
    if (error instanceof ConditionFailed && error.items[0]) return error.items[0];
    throw error;
  }
}
