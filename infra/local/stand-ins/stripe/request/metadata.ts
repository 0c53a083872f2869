import type { Metadata } from '../wire.ts';

/** Stripe merges the change: an empty value removes its key, an empty text removes them all. */
export function mergedMetadata(before: Metadata | null, change: '' | Metadata | undefined): Metadata {
  if (change === undefined) return before ?? {};
  if (change === '') return {};
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));
}
