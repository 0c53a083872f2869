import { Link } from 'react-router-dom';
import { DashboardPanel } from '#web/parts/latest-result/DashboardPanel.tsx';
import { useLatestResults } from '#web/parts/latest-result/latest-results.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Page } from '#web/ui/Page.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import css from './DashboardPage.module.css';
import { DashboardPart } from './DashboardPart.tsx';
import { InfoCards } from './InfoCards.tsx';
import { MarketTrends } from './MarketTrends.tsx';
import { QuickActions } from './QuickActions.tsx';
import { ResultList } from './ResultList.tsx';
import { ScoreHistory } from './ScoreHistory.tsx';

/** /dashboard: a subscriber's figures on one sheet (DSH-01 to DSH-30), from one call. */
export default function DashboardPage() {
  const latest = useLatestResults();
  const results = latest.data ?? [];
  return (
    <Page width="wide">
      <PageHeader
        eyebrow={
          <Link to={paths.home()} className={css.back}>
            Back to Home
          </Link>
        }
        title="AI Career Dashboard"
        actions={
          <div className={css.ways}>
            <ButtonLink to={paths.history()}>View Assessment History</ButtonLink>
            <ButtonLink to={paths.newAssessment()}>Start Career Analysis</ButtonLink>
          </div>
        }
      />
      <DashboardPart title="Your AI-Powered Career Dashboard">
        <DashboardPanel latest={latest} lead />
      </DashboardPart>
      {!latest.isPending && (
        <>
          {results.length > 0 && (
            <div className={results.length > 1 ? css.pair : undefined}>
              <DashboardPart title="Latest results">
                <ResultList results={results} />
              </DashboardPart>
              {results.length > 1 && (
                <DashboardPart title="How the match has moved">
                  <ScoreHistory results={results} />
                </DashboardPart>
              )}
            </div>
          )}
          <DashboardPart title="Quick actions">
            <QuickActions again={results.length > 0} role={results[0]?.top_roles[0]?.title ?? null} />
          </DashboardPart>
          <DashboardPart title="Market trends">
            <MarketTrends roles={latest.data ? (results[0]?.top_roles ?? []) : null} />
          </DashboardPart>
          <InfoCards />
        </>
      )}
    </Page>
  );
}
