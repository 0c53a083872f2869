import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CheckoutPlan, currency, regularPrice } from '#shared/plans/prices.ts';
import { queryKey } from '#web/api/operation.ts';
import { useRetried } from '#web/api/use-retried.ts';
import { endsIn, type Plans, type Price, priceOf } from './plan-prices.ts';

/** Used until the server has answered: regular prices and no campaign (D-05). */
const snapshot: Plans = {
  currency,
  now: new Date(0).toISOString(),
  terms_version: '',
  prices: regularPrice,
  campaign: null,
};

/** Prices are fetched again when a campaign ends, so that no card outlives it (D-61). */
const usePlansQuery = (): UseQueryResult<Plans> =>
  useQuery({
    queryKey: queryKey('getPlans', {}),
    // the landing page shows prices before code that calls the server is loaded
    queryFn: ({ signal }) => import('./fetch-plans.ts').then(({ fetchPlans }) => fetchPlans(signal)),
    refetchInterval: ({ state }) => endsIn(state.data, Date.now() - state.dataUpdatedAt),
  });

/** Current prices. */
export const usePlans = (): Plans => usePlansQuery().data ?? snapshot;

interface NamedPrice {
  /** null until the server has named it: nothing may be bought at an assumed price */
  price: Price | null;
  failed: boolean;
  retry: () => void;
  retrying: boolean;
}

/** The price for a purchase: named by the server at most half a minute ago. */
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

/** The running campaign and the server's clock it runs by; null while none is known. */
export function useCampaign(): { campaign: NonNullable<Plans['campaign']>; now: () => number } | null {
  const { data, dataUpdatedAt } = usePlansQuery();
  if (!data?.campaign) return null;
  const { campaign, now } = data;
  return { campaign, now: () => Date.parse(now) + Date.now() - dataUpdatedAt };
}
