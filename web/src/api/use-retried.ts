import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * A query that keeps its failure during a retry, so that the notice and the clicked button stay until the next answer.
 * By default a query without data forgets its failure and looks as pending as at first.
 */
export function useRetried<Query extends UseQueryResult<unknown>>(query: Query): Query {
  const { error, isPending, isFetching, errorUpdatedAt } = query;
  const [last, setLast] = useState(error);
  if (error && error !== last) setLast(error);
  // a query with another key has not failed yet
  const isTriedAgain = isPending && isFetching && errorUpdatedAt > 0;
  if (!last || !isTriedAgain) return query;
  return { ...query, status: 'error', error: last, isError: true, isPending: false };
}
