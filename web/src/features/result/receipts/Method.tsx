import { Link } from 'react-router-dom';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { dateTime } from '#shared/lib/format.ts';
import { keptText } from '#shared/plans/retention-text.ts';
import { paths } from '#web/paths.ts';
import { Source } from '#web/ui/figures/Source.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { isSample } from '../sample/sample-id.ts';

/** Where the numbers come from, and how long they are kept. */
export function Method({ result }: { result: ResultBody }) {
  const { scoring_meta: meta } = result;
  return (
    <Stack gap={2}>
      <p>
        Every occupation starts in the middle. Your answers and published figures move it up or down, and each move is
        shown. <Link to={paths.howItWorks()}>How well it works</Link>
      </p>
      <Source
        kind="modelled"
        text={`from your answers and published figures, ${dateTime(meta.scoringTime)}, with model ${meta.modelVersion} on data ${meta.dataVersion}`}
      />
      <p>
        <small>
          {isSample(result)
            ? 'Of the answers of an invented person; nothing of it is stored.'
            : `${keptText(result.expires_at)}.`}
        </small>
      </p>
    </Stack>
  );
}
