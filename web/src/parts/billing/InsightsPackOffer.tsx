import { lazy, useState } from 'react';
import { limitOf } from '#shared/plans/catalogue.ts';
import { Button } from '#web/ui/Button.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import { planAt, type Tier } from './plan-names.ts';
import { amountText, priceOf } from './plan-prices.ts';
import { usePlans } from './use-plans.ts';

const Purchase = lazy(() => import('./Purchase.tsx'));

interface InsightsPackOfferProps {
  plan: Tier;
  /** how many they have, if known */
  owned?: number;
}

/** Sells the Insights Pack to Pro and Max, whom it helps (D-40); explains it to others. */
export function InsightsPackOffer({ plan, owned }: InsightsPackOfferProps) {
  const [open, setOpen] = useState(false);
  const price = amountText('addon', priceOf(usePlans(), 'addon').amount);
  return (
    <Stack as="section" gap={3} aria-labelledby="insights-pack">
      <h2 id="insights-pack">Insights Pack</h2>
      {plan === 'Free' ? (
        <p>{`${price}, on top of a subscription. It adds ${packBrings('Pro')} a month to Pro, and ${packBrings('Max')} to Max.`}</p>
      ) : (
        <>
          <p>{`${price}. It adds ${packBrings(plan)} a month to ${plan}. ${ownedText(owned)}`}</p>
          <Cluster>
            <Button onClick={() => setOpen(true)}>Add an Insights Pack</Button>
          </Cluster>
        </>
      )}
      {open && (
        <LazyPart>
          <Purchase plan="addon" open onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </Stack>
  );
}

function packBrings(tier: Tier): string {
  const more = (feature: 'industry_reports' | 'trends_real_time_industries') =>
    limitOf(feature, planAt(tier), 1) - limitOf(feature, planAt(tier), 0);
  const reports = `${more('industry_reports')} industry report`;
  const trends = more('trends_real_time_industries');
  return trends > 0 ? `${reports} and ${trends} industries with real-time trends` : reports;
}

function ownedText(owned: number | undefined): string {
  if (owned === undefined) return '';
  return owned === 0 ? 'You have none yet.' : `You have ${owned}.`;
}
