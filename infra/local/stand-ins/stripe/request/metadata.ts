import type { Metadata } from '../wire.ts';

/** Merges metadata like Stripe: an empty value removes its key, an empty text removes all. */
export function mergedMetadata(before: Metadata | null, change: '' | Metadata | undefined): Metadata {
  if (change === undefined) return before ?? {};
  if (change === '') return {};
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));
}
