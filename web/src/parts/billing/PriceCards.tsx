import { lazy, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dateTime } from '#shared/lib/format.ts';
import { planName } from '#shared/plans/catalogue.ts';
import type { PaidPlan } from '#shared/plans/prices.ts';
import { keptOnFree, keptOnPlan } from '#shared/plans/retention-text.ts';
import { site } from '#web/api/site.ts';
import { paths } from '#web/paths.ts';
import { useSubscription } from '#web/session/plan/subscription.ts';
import { knownSession, useSession } from '#web/session/session.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import { allowances } from './allowances.ts';
import { PriceCard } from './PriceCard.tsx';
import css from './PriceCards.module.css';
import { planAt, purchaseName } from './plan-names.ts';
import { priceOf } from './plan-prices.ts';
import { usePlans } from './use-plans.ts';
import { usePortal } from './use-portal.ts';

// the landing page shows the cards: code that calls the server is loaded only for signed-in people
const PlanUnknown = lazy(() => import('#web/session/plan/PlanUnknown.tsx'));
const Purchase = lazy(() => import('./Purchase.tsx'));

interface PriceCardsProps {
  /** The cards are the whole screen: for people without a plan the first is the primary action, for others a change. */
  lead?: boolean;
  /** Chosen before signing in: its confirmation opens at once, unless they already have it. */
  chosen?: PaidPlan | null;
}

/** The four plans (LND-26 to LND-32): current prices, what each allows, and how to get it. */
export function PriceCards({ lead = false, chosen = null }: PriceCardsProps) {
  const plans = usePlans();
  const { status } = useSession();
  const navigate = useNavigate();
  const portal = usePortal();
  const own = planAt(useSubscription().subscription_tier);
  const [plan, setPlan] = useState<PaidPlan>(chosen ?? 'pro');
  const [confirming, setConfirming] = useState(chosen !== null);
  const signedIn = status === 'signed-in';

  const choose = async (wanted: PaidPlan) => {
    if (!(await knownSession()).user) return navigate(paths.auth({ next: paths.pricing({ plan: wanted }) })); // LND-30
    setPlan(wanted);
    setConfirming(true);
  };
  const mark = (tier: 'free' | PaidPlan) => signedIn && own === tier && <Badge tone="info">Your plan</Badge>;
  const way = (wanted: PaidPlan, label: string) => {
    if (signedIn && own === wanted)
      return (
        <Button busy={portal.busy} onClick={portal.open}>
          Manage Plan
        </Button>
      );
    if (signedIn && own === 'switch') return null; // Max has no upgrade, and smaller plans are chosen in the portal
    const next = own === 'free' && wanted === 'pro';
    return (
      <Button variant={lead && next ? 'primary' : 'secondary'} onClick={() => void choose(wanted)}>
        {lead && own === 'pro' ? `Change to ${planName[wanted]}` : label}
      </Button>
    );
  };

  return (
    <Stack gap={5}>
      {signedIn && (
        <LazyPart>
          <PlanUnknown />
        </LazyPart>
      )}
      <div className={css.cards}>
        <PriceCard
          name="Starter"
          mark={mark('free')}
          price="Free"
          term="for as long as you like"
          note="No card needed"
          points={[...allowances('free'), `Every result complete, with its reasons, ${keptOnFree}`]}
        >
          {!signedIn && <ButtonLink to={paths.auth({ as: 'new' })}>Get Started</ButtonLink>}
        </PriceCard>
        <PriceCard name={purchaseName.pro} mark={mark('pro')} price={priceOf(plans, 'pro')} points={paidPoints('pro')}>
          {way('pro', 'Start Professional Plan')}
        </PriceCard>
        <PriceCard
          name={purchaseName.switch}
          mark={mark('switch')}
          price={priceOf(plans, 'switch')}
          points={paidPoints('switch')}
        >
          {way('switch', 'Start Switch (Max) Plan')}
        </PriceCard>
        <PriceCard
          name="Enterprise"
          price="Custom"
          term="by agreement"
          note="Invoiced"
          points={[
            'For teams, schools and job centers',
            'In your own cloud account',
            'Limits, terms and invoicing as agreed',
          ]}
        >
          <a
            className={buttonClass('secondary')}
            href={`mailto:${site().salesEmail}?subject=${encodeURIComponent('Enterprise Plan Inquiry')}`}
          >
            Contact Sales
          </a>
        </PriceCard>
      </div>
      <div className={css.terms}>
        <p>Billed monthly, cancel anytime.</p>
        <p className={css.sale}>
          {plans.campaign &&
            `The sale runs until ${dateTime(plans.campaign.ends_at)}. A plan begun by then keeps its price for as long as it runs.`}
        </p>
      </div>
      {signedIn && (
        <LazyPart>
          <Purchase
            plan={plan}
            open={confirming && plan !== own && own !== 'switch'}
            onClose={() => setConfirming(false)}
          />
        </LazyPart>
      )}
    </Stack>
  );
}

const paidPoints = (plan: PaidPlan): string[] => [...allowances(plan), `Results ${keptOnPlan}`];
