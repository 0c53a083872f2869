import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { euro } from '#shared/plans/prices.ts';
import { Purchase } from '#web/parts/billing/Purchase.tsx';
import { UpgradeDialog } from '#web/parts/billing/UpgradeDialog.tsx';
import { usageSummary } from '#web/parts/billing/usage-summary.ts';
import { usePlans } from '#web/parts/billing/use-plans.ts';
import { usePortal } from '#web/parts/billing/use-portal.ts';
import { paths } from '#web/paths.ts';
import type { User } from '#web/session/session.ts';
import { useSubscription } from '#web/session/subscription.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Cluster } from '#web/ui/Stack.tsx';

/** What the hero offers somebody who is signed in (LND-17 to LND-20). */
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
  const { prices } = usePlans();
  const [locked, setLocked] = useState(false);
  const [upgrading, setUpgrading] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setLocked(true)}>
        Start Analysis
      </Button>
      <Button onClick={() => setUpgrading(true)}>{`Upgrade — ${euro(prices.pro)}/mo`}</Button>
      {locked && <LockedAnalysis userId={userId} onClose={() => setLocked(false)} />}
      <Purchase plan="pro" open={upgrading} onClose={() => setUpgrading(false)} />
    </>
  );
}

/** The full analysis, with the market beside it, comes with a plan; the free one is a click away while it is unused (D-19). */
function LockedAnalysis({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { data } = useQuery(usageSummary(userId));
  const { monthly_count: used = 0, limit = 0 } = data?.usage.career_path_analyses ?? {};
  return (
    <UpgradeDialog
      feature="realtime_market_intelligence"
      denial={{ reason: 'FEATURE_LOCKED', current_usage: 0, limit: 0, plan: 'Free' }}
      onClose={onClose}
      action={used < limit && <ButtonLink to={paths.newAssessment()}>Use your free analysis</ButtonLink>}
    />
  );
}
