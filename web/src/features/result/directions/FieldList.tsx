import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { Meter } from '#web/ui/figures/Meter.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { runOf, type TieRun, tieRuns, tieText } from '../score/ties.ts';
import css from './FieldList.module.css';

type Cluster = ResultBody['clusters'][number];

const SHOWN = 5;

/** Fields of work, best first: what a short assessment can tell with some certainty. */
export function FieldList({ clusters }: { clusters: readonly Cluster[] }) {
  const runs = tieRuns(clusters.map((cluster) => cluster.tie_group));
  const rest = clusters.slice(SHOWN);
  return (
    <Stack gap={4}>
      <FieldRows clusters={clusters.slice(0, SHOWN)} from={1} runs={runs} />
      {rest.length > 0 && (
        <Disclosure summary={`The other ${rest.length} fields`}>
          <FieldRows clusters={rest} from={SHOWN + 1} runs={runs} />
        </Disclosure>
      )}
      <Source kind="modelled" text="from the answers: the scores of all occupations of a field, taken together" />
    </Stack>
  );
}

export function FieldRows({ clusters, from, runs }: { clusters: readonly Cluster[]; from: number; runs: TieRun[] }) {
  return (
    <ol className={css.fields} start={from}>
      {clusters.map((cluster, position) => {
        const place = from + position;
        const run = runOf(runs, place);
        const opens = run && (run.from === place || position === 0);
        return (
          <li key={cluster.name} className={css.field} data-tied={Boolean(run)} data-opens={Boolean(opens)}>
            {opens && <p className={css.tie}>{tieText(run)}</p>}
            <Meter label={`${place}. ${cluster.name}`} value={cluster.avg_score} />
          </li>
        );
      })}
    </ol>
  );
}
