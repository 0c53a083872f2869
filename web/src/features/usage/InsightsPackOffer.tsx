import { useState } from 'react';
import { limitOf } from '#shared/plans/catalogue.ts';
import Purchase from '#web/parts/billing/Purchase.tsx';
import { planAt, type Tier } from '#web/parts/billing/plan-names.ts';
import { amountText, priceOf } from '#web/parts/billing/plan-prices.ts';
import { usePlans } from '#web/parts/billing/use-plans.ts';
import { Button } from '#web/ui/Button.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';

/** The Insights Pack, for those whom it helps: Pro and Max (D-40). */
export function InsightsPackOffer({ plan, owned }: { plan: Tier; owned: number }) {
  const [open, setOpen] = useState(false);
  const { amount } = priceOf(usePlans(), 'addon');
  return (
    <Stack as="section" gap={3} aria-labelledby="insights-pack">
      <h2 id="insights-pack">Insights Pack</h2>
      <p>{`${amountText('addon', amount)}. It adds ${packBrings(plan)} a month to your plan. ${ownedText(owned)}`}</p>
      <Cluster>
        <Button onClick={() => setOpen(true)}>Add an Insights Pack</Button>
      </Cluster>
      <Purchase plan="addon" open={open} onClose={() => setOpen(false)} />
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

const ownedText = (owned: number): string => (owned === 0 ? 'You have none yet.' : `You have ${owned}.`);
