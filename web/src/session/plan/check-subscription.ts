import { queryOptions } from '@tanstack/react-query';
import { subscriptionRoutes } from '#shared/plans/subscription-contract.ts';
import { call } from '#web/api/client.ts';
import { queryKey } from '#web/api/operation.ts';
import { queryClient } from '#web/api/query-client.ts';
import { noRetry, type RetryPolicy } from '#web/api/transport.ts';
import { notSubscribed, rememberSubscription, type Subscription } from './subscription.ts';

/**
 * Fetches the plan and stores the answer. An error is not an answer: the known plan stays (D-53).
 * @throws ApiError
 */
async function checkSubscription(sub: string, options: { signal?: AbortSignal; retry?: RetryPolicy } = {}) {
  const answer = await call(subscriptionRoutes.checkSubscription, {}, options);
  rememberSubscription(sub, answer);
  return answer;
}

/** The page's plan check, made once and shared by everything on it. */
export const subscriptionCheck = (sub: string) =>
  queryOptions({
    queryKey: queryKey('checkSubscription', {}),
    queryFn: ({ signal }) => checkSubscription(sub, { signal }),
  });

/** A single attempt without retries, for callers that poll; null without an answer. */
export const lookAtSubscription = (sub: string): Promise<Subscription | null> =>
  checkSubscription(sub, { retry: noRetry }).catch(() => null);

/** A subscribers' route has refused the person, which is as authoritative as the check's answer. */
export function markUnsubscribed(sub: string): void {
  queryClient.setQueryData(subscriptionCheck(sub).queryKey, notSubscribed);
  rememberSubscription(sub, notSubscribed);
}
