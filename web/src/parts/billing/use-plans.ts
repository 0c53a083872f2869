import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CheckoutPlan, currency, regularPrice } from '#shared/plans/prices.ts';
import { queryKey } from '#web/api/operation.ts';
import { useRetried } from '#web/api/use-retried.ts';
import { endsIn, type Plans, type Price, priceOf } from './plan-prices.ts';

/** What holds while the server has not answered: the regular prices, and no campaign (D-05). */
const snapshot: Plans = {
  currency,
  now: new Date(0).toISOString(),
  terms_version: '',
  prices: regularPrice,
  campaign: null,
};

/** When a campaign ends the prices are asked for again, so that no card outlives it (D-61). */
const usePlansQuery = (): UseQueryResult<Plans> =>
  useQuery({
    queryKey: queryKey('getPlans', {}),
    // The prices stand on the landing page, which is there before what talks to the server.
    queryFn: ({ signal }) => import('./fetch-plans.ts').then(({ fetchPlans }) => fetchPlans(signal)),
    refetchInterval: ({ state }) => endsIn(state.data, Date.now() - state.dataUpdatedAt),
  });

/** The prices of now. */
export const usePlans = (): Plans => usePlansQuery().data ?? snapshot;

interface NamedPrice {
  /** null until the server has named it: nothing may be bought by what is only assumed */
  price: Price | null;
  failed: boolean;
  retry: () => void;
  retrying: boolean;
}

/** What may be bought by: the price that the server names now, or named no more than half a minute ago. */
export function useNamedPrice(plan: CheckoutPlan): NamedPrice {
  const { data, isStale, isSuccess, isError, isFetching, isFetchedAfterMount, refetch } = useRetried(usePlansQuery());
  const [known] = useState(isSuccess && !isStale);
  const named = known || (isSuccess && isFetchedAfterMount);
  return {
    price: named && data ? priceOf(data, plan) : null,
    failed: isError && !named,
    retry: () => void refetch(),
    retrying: isFetching,
  };
}

/** The running campaign with the clock it runs by, the server's; null while none is known. */
export function useCampaign(): { campaign: NonNullable<Plans['campaign']>; now: () => number } | null {
  const { data, dataUpdatedAt } = usePlansQuery();
  if (!data?.campaign) return null;
  const { campaign, now } = data;
  return { campaign, now: () => Date.parse(now) + Date.now() - dataUpdatedAt };
}
