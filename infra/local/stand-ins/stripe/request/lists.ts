import { invalidRequest } from '../errors.ts';
import type { Filter } from '../objects.ts';
import type { Stored, WireList } from '../wire.ts';
import type { Work } from '../work.ts';

/** One page of a kind of object, newest first, ten by default. */
export function listOf(
  work: Work,
  { kind, path }: { kind: string; path: string },
  { limit = 10, starting_after: after }: { limit?: number; starting_after?: string },
  filter: Filter,
): WireList<Stored> {
  const found = work.objects.page(kind, { ...filter, limit: limit + 1, after });
  if (!found)
    throw invalidRequest(`No such ${kind}: '${after}'`, { param: 'starting_after', code: 'resource_missing' });
  return { object: 'list', data: found.slice(0, limit), has_more: found.length > limit, url: path };
}
