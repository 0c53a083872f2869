import { queryOptions } from '@tanstack/react-query';
import type { Input, Output, Route } from '#shared/lib/route.ts';
import { type CallOptions, call } from './client.ts';
import { type Operation, queryKey } from './operation.ts';

/**
 * A call of the table as a query, keyed by operation and input: `query(plansRoutes, 'getPlans', {})`.
 * @throws ApiError
 */
export const query = <Routes extends Record<string, Route>, Name extends keyof Routes & Operation>(
  routes: Routes,
  operation: Name,
  input: Input<Routes[Name]>,
  options: Omit<CallOptions, 'signal'> = {},
) =>
  queryOptions({
    queryKey: queryKey(operation, input as object),
    queryFn: ({ signal }): Promise<Output<Routes[Name]>> => call(routes[operation], input, { ...options, signal }),
  });
