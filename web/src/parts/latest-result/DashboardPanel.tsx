import { explain } from '#web/api/api-error.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Panel } from '#web/ui/layout/Panel.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { AnalysisBar } from './AnalysisBar.tsx';
import css from './DashboardPanel.module.css';
import { LatestAnalysis } from './LatestAnalysis.tsx';
import type { LatestResults } from './latest-results.ts';
import { PanelWait } from './PanelWait.tsx';
import { StatCards } from './StatCards.tsx';
import { SubScores } from './SubScores.tsx';
import { usSource } from './sources.ts';

interface DashboardPanelProps {
  latest: LatestResults;
  /** Its link is the primary action of the screen. */
  lead?: boolean;
}

/** A subscriber's latest result in each of its states. A failed read must not look like an empty one (D-55). */
export function DashboardPanel({ latest, lead = false }: DashboardPanelProps) {
  const { data, error, isFetching, refetch } = latest;
  const [newest, before] = data ?? [];
  return (
    <Stack gap={4}>
      {error && (
        <ErrorNotice
          title="Your results could not be loaded"
          message={data ? `${explain(error)} What you see is what was read before.` : explain(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && <PanelWait />}
      {newest && (
        <Panel>
          <AnalysisBar result={newest} lead={lead} />
          <StatCards result={newest} before={before} paySource={<Source {...usSource('oews')} />} />
          <LatestAnalysis result={newest} />
        </Panel>
      )}
      {data && !newest && <NoAnalysis lead={lead} />}
    </Stack>
  );
}

/** DSH-12 */
const NoAnalysis = ({ lead }: { lead: boolean }) => (
  <Panel className={css.empty}>
    <Stack gap={4}>
      <h3>No Career Analysis Yet</h3>
      <p>
        Twelve to eighteen minutes of questions fill this panel: your match, what it is made of, and what your top role
        pays.
      </p>
      <p>
        <ButtonLink variant={lead ? 'primary' : 'secondary'} to={paths.newAssessment()}>
          Start AI Career Analysis
        </ButtonLink>
      </p>
    </Stack>
    <SubScores result={null} />
  </Panel>
);
