import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * A query that keeps its failure while it is asked for again, so that the notice and the button that was pressed stay where
 * they are until the next answer. By itself a query without data forgets it, and is as pending as in the beginning.
 */
export function useRetried<Query extends UseQueryResult<unknown>>(query: Query): Query {
  const { error, isPending, isFetching, errorUpdatedAt } = query;
  const [last, setLast] = useState(error);
  if (error && error !== last) setLast(error);
  // a query of another key has not failed yet
  const isTriedAgain = isPending && isFetching && errorUpdatedAt > 0;
  if (!last || !isTriedAgain) return query;
  return { ...query, status: 'error', error: last, isError: true, isPending: false };
}
