import { explain } from '#web/api/api-error.ts';
import { InsightsPackOffer } from '#web/parts/billing/InsightsPackOffer.tsx';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { Dashboard } from './Dashboard.tsx';
import { NearLimit } from './NearLimit.tsx';
import { PlanLine } from './PlanLine.tsx';
import { Receipts } from './Receipts.tsx';
import { ResetUsage } from './ResetUsage.tsx';
import { usageCards } from './usage-cards.ts';
import { useUsage } from './use-usage.ts';

/** /usage and /account/usage: the plan's allowances, what is used, and what each unit produced (USG-01 to USG-19). */
export default function UsagePage() {
  const { user } = useSession();
  return user ? <Usage userId={user.sub} /> : null;
}

function Usage({ userId }: { userId: string }) {
  const { data, error, isPending, isFetching, refetch, refresh, refreshing } = useUsage(userId);
  const cards = data ? usageCards(data) : [];
  return (
    <Page width="wide">
      <PageHeader
        title="Your usage"
        lead="Only what was delivered counts. If something fails on our side, the use is returned to you."
        actions={
          data && (
            <>
              {data.can_reset && <ResetUsage limit={data.usage.career_path_analyses.limit} />}
              <Button busy={refreshing} onClick={() => void refresh()}>
                Refresh
              </Button>
            </>
          )
        }
      />
      {isPending && <Loading label="Loading your usage" rows={4} />}
      {error && !data && (
        <ErrorNotice
          title="Unable to load usage data"
          message={explain(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data && (
        <>
          <PlanLine summary={data} />
          <NearLimit cards={cards} />
          <Dashboard cards={cards} plan={data.plan} />
          {data.subscribed && <InsightsPackOffer plan={data.plan} owned={data.insights_pack_count} />}
          <Receipts receipts={data.receipts} />
        </>
      )}
    </Page>
  );
}
