import type { ReactNode } from 'react';
import { day } from '#shared/lib/format.ts';
import { planNote } from '#web/parts/billing/plan-note.ts';
import type { UsageSummary } from '#web/parts/billing/usage-summary.ts';
import { usePortal } from '#web/parts/billing/use-portal.ts';
import { paths } from '#web/paths.ts';
import { useSubscription } from '#web/session/plan/subscription.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import css from './PlanLine.module.css';

/** The plan, how it continues, and where to change it (D-41; upgrades from here for Free only, USG-05, D-21). */
export function PlanLine({ summary }: { summary: UsageSummary }) {
  const portal = usePortal();
  const manage = (
    <Button busy={portal.busy} onClick={portal.open}>
      Manage Plan
    </Button>
  );
  return (
    <>
      {summary.past_due && <PastDue plan={summary.plan} action={manage} />}
      <section className={css.line} aria-label="Your plan">
        <div>
          <h2>{`${summary.plan} plan`}</h2>
          <p className={css.note}>{planNote(summary)}</p>
        </div>
        {summary.subscribed ? !summary.past_due && manage : <ButtonLink to={paths.pricing()}>View Plans</ButtonLink>}
      </section>
    </>
  );
}

function PastDue({ plan, action }: { plan: string; action: ReactNode }) {
  const until = useSubscription().past_due_until;
  return (
    <Notice tone="warn" title="Your last payment did not go through" action={action}>
      {`Update your card in "Manage Plan". ${until ? `${plan} stays until ${day(until)} meanwhile.` : `${plan} stays a few days meanwhile.`} Nothing of yours is deleted.`}
    </Notice>
  );
}
