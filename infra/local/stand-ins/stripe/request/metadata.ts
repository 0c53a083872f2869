import type { Metadata } from '../wire.ts';

/** Stripe merges what is given: an empty value removes its key, an empty text removes them all. */
export function mergedMetadata(before: Metadata | null, given: '' | Metadata | undefined): Metadata {
  if (given === undefined) return before ?? {};
  if (given === '') return {};
  return Object.fromEntries(Object.entries({ ...before, ...given }).filter(([, value]) => value !== ''));
}
