import { useQuery } from '@tanstack/react-query';
import { api } from '#shared/api.ts';
import { currency, regularPrice } from '#shared/plans/prices.ts';
import { call } from '#web/api/client.ts';
import { endsIn, type Plans } from './plan-prices.ts';

/** What holds while the server has not answered: the regular prices, and no campaign (D-05). */
const snapshot: Plans = {
  currency,
  now: new Date(0).toISOString(),
  terms_version: '',
  prices: regularPrice,
  campaign: null,
};

export const plansKey = ['plans'];

/** The prices of now. When a campaign ends they are asked for again, so that no card outlives it (D-61). */
export function usePlans(): Plans {
  const { data } = useQuery({
    queryKey: plansKey,
    queryFn: async ({ signal }) => call(api.plans.getPlans, {}, { signal }),
    refetchInterval: ({ state }) => endsIn(state.data, Date.now() - state.dataUpdatedAt),
  });
  return data ?? snapshot;
}
