import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { InsightsPackOffer } from '#web/parts/billing/InsightsPackOffer.tsx';
import { PriceCards } from '#web/parts/billing/PriceCards.tsx';
import { useSubscription } from '#web/session/plan/subscription.ts';
import { Page } from '#web/ui/layout/Page.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { OwnPlan } from './OwnPlan.tsx';

/** /pricing: the plans, and the confirmation of a plan chosen before signing in (D-03, NAV-06). */
export default function PricingPage() {
  const [query, setQuery] = useSearchParams();
  const [chosen] = useState(query.get('plan'));
  const { subscribed, subscription_tier: tier } = useSubscription();
  // removed from the address, so that a reload does not open the confirmation again
  useEffect(() => {
    if (query.has('plan')) setQuery({}, { replace: true });
  }, [query, setQuery]);
  return (
    <Page width="wide">
      <PageHeader
        title="Plans and prices"
        lead="Every result is yours in full on every plan. A subscription gives you more analyses, and more tools to act on them."
      />
      <VisuallyHidden as="h2">The plans</VisuallyHidden>
      <PriceCards lead chosen={chosen === 'pro' || chosen === 'switch' ? chosen : null} />
      {/* below the cards, so that they do not move once the plan is known */}
      {subscribed && <OwnPlan tier={tier} />}
      <InsightsPackOffer plan={tier} />
    </Page>
  );
}
