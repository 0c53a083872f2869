import { useQuery } from '@tanstack/react-query';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { query } from '#web/api/query.ts';
import { resultRetry } from '#web/api/transport.ts';
import { useRetried } from '#web/api/use-retried.ts';

/** A stored result by its own id or its session's (D-13), with the page's own retry policy (RES-33, D-09). */
export const useResult = (id: string) =>
  useRetried(useQuery(query(assessmentRoutes, 'getResult', { id }, { retry: resultRetry })));

/** A result shared by somebody else under that id; requested when it is not the person's own. */
export const useSharedResult = (id: string, enabled: boolean) =>
  useRetried(useQuery({ ...query(assessmentRoutes, 'getSharedResult', { id }, { retry: resultRetry }), enabled }));

/** Missing, somebody else's, expired, or a malformed id: all the same state (D-17, D-24). */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'NOT_FOUND' || error.status === 400);
