import { useState } from 'react';
import { euro } from '#shared/plans/prices.ts';
import Purchase from '#web/parts/billing/Purchase.tsx';
import { monthlyText } from '#web/parts/billing/plan-prices.ts';
import { usePlans } from '#web/parts/billing/use-plans.ts';
import { usePortal } from '#web/parts/billing/use-portal.ts';
import { paths } from '#web/paths.ts';
import { useSubscription } from '#web/session/plan/subscription.ts';
import type { User } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Cluster } from '#web/ui/layout/Stack.tsx';
import { LockedAnalysis } from './LockedAnalysis.tsx';

/** The hero actions of a signed-in person (LND-17 to LND-20). */
export default function MemberActions({ user }: { user: User }) {
  return <Cluster gap={3}>{useSubscription().subscribed ? <Subscribed /> : <Free userId={user.sub} />}</Cluster>;
}

function Subscribed() {
  const portal = usePortal();
  return (
    <>
      <ButtonLink variant="primary" to={paths.newAssessment()}>
        Start Analysis
      </ButtonLink>
      <Button busy={portal.busy} onClick={portal.open}>
        Manage Plan
      </Button>
    </>
  );
}

function Free({ userId }: { userId: string }) {
  const plans = usePlans();
  const [locked, setLocked] = useState(false);
  const [upgrading, setUpgrading] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setLocked(true)}>
        Start Analysis
      </Button>
      <Button onClick={() => setUpgrading(true)}>{`Upgrade — ${euro(plans.prices.pro)}/mo`}</Button>
      {plans.campaign && (
        <p>
          <small>{`In the sale, Pro costs ${monthlyText(plans, 'pro')}.`}</small>
        </p>
      )}
      {locked && <LockedAnalysis userId={userId} onClose={() => setLocked(false)} />}
      <Purchase plan="pro" open={upgrading} onClose={() => setUpgrading(false)} />
    </>
  );
}
