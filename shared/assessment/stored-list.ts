import * as z from 'zod/mini';

/** A stored list may be JSON text (DAT-10, DAT-11): parses it, and treats unreadable text as an empty list. */
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
