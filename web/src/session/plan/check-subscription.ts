import { queryOptions } from '@tanstack/react-query';
import { subscriptionRoutes } from '#shared/plans/subscription-contract.ts';
import { call } from '#web/api/client.ts';
import { queryKey } from '#web/api/operation.ts';
import { queryClient } from '#web/api/query-client.ts';
import { noRetry, type RetryPolicy } from '#web/api/transport.ts';
import { notSubscribed, rememberSubscription, type Subscription } from './subscription.ts';

/**
 * Asks for the plan and keeps the answer. An error is not an answer: what was known stays (D-53).
 * @throws ApiError
 */
async function checkSubscription(sub: string, options: { signal?: AbortSignal; retry?: RetryPolicy } = {}) {
  const answer = await call(subscriptionRoutes.checkSubscription, {}, options);
  rememberSubscription(sub, answer);
  return answer;
}

/** The check of a page, made once and shared by everything on it. */
export const subscriptionCheck = (sub: string) =>
  queryOptions({
    queryKey: queryKey('checkSubscription', {}),
    queryFn: ({ signal }) => checkSubscription(sub, { signal }),
  });

/** A single try without retries, for callers that poll; null when there was no answer. */
export const lookAtSubscription = (sub: string): Promise<Subscription | null> =>
  checkSubscription(sub, { retry: noRetry }).catch(() => null);

/** A route for subscribers has turned them away: that is an answer of the server as good as the check's own. */
export function markUnsubscribed(sub: string): void {
  queryClient.setQueryData(subscriptionCheck(sub).queryKey, notSubscribed);
  rememberSubscription(sub, notSubscribed);
}
