import { Link } from 'react-router-dom';
import { day } from '#shared/lib/format.ts';
import type { LatestResult } from '#web/parts/latest-result/latest-result.ts';
import {
  fieldSentence,
  inTime,
  moveSentence,
  newRolesSentence,
  REPEAT_POINTS,
} from '#web/parts/latest-result/score-moves.ts';
import { paths } from '#web/paths.ts';
import { ChartFigure } from '#web/ui/figures/ChartFigure.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { ScoreLine } from './ScoreLine.tsx';

/**
 * The match of the latest results over time, with the range a mere repeat would cover, so that no change is overstated.
 */
export function ScoreHistory({ results }: { results: readonly LatestResult[] }) {
  const rows = inTime(results);
  const field = fieldSentence(results);
  return (
    <ChartFigure
      title="Match of your latest results"
      titleHidden
      alt={`${rows.map((row) => `${Math.round(row.final_score)} on ${day(row.created_at)}`).join(', ')}.`}
      caption={
        <Stack gap={2}>
          <p>{moveSentence(results)}</p>
          {field && <p>{field}</p>}
          <p>
            {newRolesSentence(results)} <Link to={paths.compare()}>See what caused it</Link>
          </p>
          <Source
            kind="modelled"
            text={`Match, of 100. Whiskers: ${REPEAT_POINTS} points to either side, within which about nine of ten repeats stay; simulated`}
          />
        </Stack>
      }
      table={{
        columns: ['Date', 'Match of 100', 'Leading field'],
        rows: rows.map((row) => [
          day(row.created_at),
          row.final_score.toFixed(1),
          row.top_clusters[0]?.name ?? 'not available',
        ]),
      }}
    >
      <ScoreLine results={rows} />
    </ChartFigure>
  );
}
