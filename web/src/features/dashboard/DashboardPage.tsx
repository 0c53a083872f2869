import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { nameOf } from '#shared/occupations/names.ts';
import { DashboardPanel } from '#web/parts/latest-result/DashboardPanel.tsx';
import { useLatestResults } from '#web/parts/latest-result/latest-results.ts';
import { MarketWait } from '#web/parts/market/MarketWait.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import { CvScore } from './CvScore.tsx';
import css from './DashboardPage.module.css';
import { InfoCards } from './InfoCards.tsx';
import { MarketTrends } from './MarketTrends.tsx';
import { QuickActions } from './QuickActions.tsx';
import { ResultList } from './ResultList.tsx';
import { ScoreHistory } from './ScoreHistory.tsx';

// the person's own figures come first and do not wait for the market's
const MarketPanel = lazy(() => import('#web/parts/market/MarketPanel.tsx'));

/** /dashboard: a subscriber's figures (DSH-01 to DSH-30) and the labor market (D-69). */
export default function DashboardPage() {
  const latest = useLatestResults();
  const results = latest.data ?? [];
  const best = results[0]?.top_roles[0];
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
      <Section title="Your AI-Powered Career Dashboard">
        <DashboardPanel latest={latest} lead />
      </Section>
      {!latest.isPending && (
        <>
          {results.length > 0 && (
            <div className={results.length > 1 ? css.pair : undefined}>
              <Section title="Latest results">
                <ResultList results={results} />
              </Section>
              {results.length > 1 && (
                <Section title="How the match has moved">
                  <ScoreHistory results={results} />
                </Section>
              )}
            </div>
          )}
          <CvScore />
          <Section title="Quick actions">
            <QuickActions again={results.length > 0} role={best ? nameOf(best.code, best.title) : null} />
          </Section>
          <Section title="Market trends">
            <LazyPart waiting={<MarketWait />}>
              <MarketPanel />
            </LazyPart>
            <MarketTrends roles={latest.data ? (results[0]?.top_roles ?? []) : null} />
          </Section>
          <InfoCards />
        </>
      )}
    </Page>
  );
}
