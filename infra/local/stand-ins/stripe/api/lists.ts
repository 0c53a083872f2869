import { invalidRequest } from '../errors.ts';
import type { Filter } from '../objects.ts';
import type { Stored, WireList } from '../wire.ts';
import type { Work } from '../work.ts';

interface Asked {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

/** One page of a kind of object, newest first: ten unless told otherwise. */
export function listOf<T extends Stored>(
  work: Work,
  kind: T['object'],
  url: string,
  { limit = 10, starting_after: after, ending_before: before }: Asked,
  filter: Filter = {},
): WireList<T> {
  if (after !== undefined && before !== undefined)
    throw invalidRequest('You may only specify one of these parameters: starting_after, ending_before.');
  const found = work.objects.page<T>(kind, { ...filter, limit: limit + 1, after, before });
  if (!found) {
    const param = after === undefined ? 'ending_before' : 'starting_after';
    throw invalidRequest(`No such ${kind}: '${after ?? before}'`, { param, code: 'resource_missing' });
  }
  const has_more = found.length > limit;
  const data = before === undefined ? found.slice(0, limit) : found.slice(-limit);
  return { object: 'list', data, has_more, url };
}
