import { useState } from 'react';
import { limitOf } from '#shared/plans/catalogue.ts';
import { planAt } from '#web/parts/billing/plan-names.ts';
import { useSubscription } from '#web/session/plan/subscription.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { CheckItem } from './CheckItem.tsx';
import { checks, type Reset } from './checks.ts';
import { ResetFields } from './ResetFields.tsx';
import css from './SystemTestPage.module.css';
import { useChecks } from './use-checks.ts';

const title = 'System test';

/** /system-test: four checks of the running service, for administrators (NAV-09, SYS-01 to SYS-09, D-34). */
export default function SystemTestPage() {
  const { user } = useSession();
  if (user?.admin) return <Checks userId={user.sub} />;
  return (
    <Page>
      <PageHeader title={title} />
      <Notice title="This page is for administrators">
        Its checks reset counters and probe the engine, so the server makes them for members of the group admin only. If
        you have just become one, sign out and in again.
      </Notice>
    </Page>
  );
}

function Checks({ userId }: { userId: string }) {
  const { subscription_tier } = useSubscription();
  const feature_type = 'career_path_analyses';
  const [reset, setReset] = useState<Reset>({
    user_id: userId,
    feature_type,
    new_limit: limitOf(feature_type, planAt(subscription_tier), 0),
  });
  const { outcomes, running, run, runAll } = useChecks(reset);
  return (
    <Page>
      <PageHeader
        title={title}
        lead="Four checks of the running service. Each calls it once and shows the answer as it came."
        actions={
          <Button variant="primary" busy={running !== null} onClick={runAll}>
            Run all
          </Button>
        }
      />
      <ol className={css.checks}>
        {checks.map((check, place) => (
          <CheckItem
            key={check.name}
            check={check}
            outcome={outcomes[check.name]}
            running={running === check.name}
            waiting={running !== null && running !== check.name}
            onRun={() => run(check)}
          >
            {place === 0 && <ResetFields value={reset} onChange={setReset} />}
          </CheckItem>
        ))}
      </ol>
    </Page>
  );
}
