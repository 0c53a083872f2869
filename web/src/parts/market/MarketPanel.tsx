import { dateText } from '#shared/lib/date-text.ts';
import { dateTime } from '#shared/lib/format.ts';
import type { Overview } from '#shared/market/overview.ts';
import { featureName } from '#shared/plans/catalogue.ts';
import { explain } from '#web/api/api-error.ts';
import { Button } from '#web/ui/Button.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Panel } from '#web/ui/layout/Panel.tsx';
import { Tabs } from '#web/ui/layout/Tabs.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { GeographicTab } from './GeographicTab.tsx';
import { HotRolesTab } from './HotRolesTab.tsx';
import { IndustriesTab } from './IndustriesTab.tsx';
import css from './MarketPanel.module.css';
import { MarketWait } from './MarketWait.tsx';
import { useMarketOverview } from './market-overview.ts';
import { SalariesTab } from './SalariesTab.tsx';
import { SkillsTab } from './SkillsTab.tsx';
import { SummaryCards } from './SummaryCards.tsx';

/** Real-Time Market Intelligence for a subscriber, in each of its states (MKT-01 to MKT-15). */
export default function MarketPanel() {
  const { data, error, isFetching, refetch } = useMarketOverview();
  if (!data && !error) return <MarketWait />;
  return (
    <Panel>
      <div className={css.bar}>
        <h3>{featureName.realtime_market_intelligence}</h3>
        {data?.origin === 'snapshot' && <Source kind="snapshot" text="of figures that this product brings along" />}
        {data && (
          <p className={css.updated}>
            Job postings of {dateText(data.sources['jobPostings.index'].date)}. Last updated{' '}
            <time dateTime={data.lastUpdated}>{dateTime(data.lastUpdated)}</time>
          </p>
        )}
        <Button busy={isFetching} onClick={() => void refetch()}>
          Refresh
        </Button>
      </div>
      {error && (
        <div className={css.failed}>
          <ErrorNotice
            title="Failed to load market intelligence data"
            message={data ? `${explain(error)} What you see is what was loaded before.` : explain(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </div>
      )}
      {data && <Market overview={data} />}
    </Panel>
  );
}

const Market = ({ overview }: { overview: Overview }) => (
  <>
    <SummaryCards overview={overview} />
    <div className={css.tabs}>
      <Tabs
        label="Parts of the market"
        tabs={[
          { id: 'skills', label: 'Skills', content: <SkillsTab overview={overview} /> },
          { id: 'industries', label: 'Industries', content: <IndustriesTab overview={overview} /> },
          { id: 'salaries', label: 'Salaries', content: <SalariesTab overview={overview} /> },
          { id: 'geographic', label: 'Geographic', content: <GeographicTab overview={overview} /> },
          { id: 'hot-roles', label: 'Hot Roles', content: <HotRolesTab overview={overview} /> },
        ]}
      />
    </div>
  </>
);
