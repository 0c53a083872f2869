import * as z from 'zod/mini';

/** A stored list may arrive as JSON text (DAT-10, DAT-11): read it, and take what cannot be read as an empty list. */
export function storedList<T extends z.core.$ZodType>(item: T) {
  return z.pipe(z.transform(listOf), z.array(item));
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string') return [];
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}
