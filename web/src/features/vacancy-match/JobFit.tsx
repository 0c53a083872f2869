import { signed, tenths } from '#shared/lib/format.ts';
import { nameOf } from '#shared/occupations/names.ts';
import type { VacancyMatch } from '#shared/vacancies/contract.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { FigureRows } from '#web/ui/figures/FigureRows.tsx';
import { ScoreBadge } from '#web/ui/figures/ScoreBadge.tsx';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';

type Job = VacancyMatch['jobs'][number];

const sureness = {
  sure: { tone: 'good', label: 'Sure' },
  likely: { tone: 'info', label: 'Likely' },
  possible: { tone: 'warn', label: 'A guess' },
} as const;

/** The occupation, how sure that is and why, and its score by the person's own answers with its receipts. */
export function JobFit({ job }: { job: Job }) {
  const { tone, label } = sureness[job.sureness];
  return (
    <Stack gap={3}>
      <Cluster>
        <h3>{nameOf(job.code, job.title)}</h3>
        <Badge tone={tone}>{label}</Badge>
        <ScoreBadge score={job.score.final} of="Overall Match" />
      </Cluster>
      <p>
        {job.why}
        {job.others.length > 0 &&
          ` It may also be: ${job.others.map(({ code, title }) => nameOf(code, title)).join('; ')}.`}
      </p>
      <p>
        By your answers it scores higher than {job.score.better_than.count} of {job.score.better_than.of} occupations:
        fit {Math.round(job.score.fit)}, opportunity {Math.round(job.score.opportunity)}, feasibility{' '}
        {Math.round(job.score.feasibility)}. The score is of the occupation, not of this employer.
      </p>
      <Disclosure quiet summary={`Where the ${Math.round(job.score.final)} comes from`}>
        <FigureRows rows={rowsOf(job)} />
      </Disclosure>
      {job.barriers.length > 0 && (
        <ul>
          {job.barriers.map((barrier) => (
            <li key={barrier}>{barrier}</li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

const SHOWN = 8;

/** The largest parts by their names, and the rest as one, so that they sum to the score. */
function rowsOf({ receipts, score }: Job) {
  const byLabel = new Map<string, number>();
  for (const { label, points } of receipts) byLabel.set(label, (byLabel.get(label) ?? 0) + points);
  const sorted = [...byLabel].sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]));
  const rest = sorted.slice(SHOWN).reduce((sum, [, points]) => sum + points, 0);
  const rows: [string, number][] = [
    ...sorted.slice(0, SHOWN),
    ...(sorted.length > SHOWN ? [['Everything else', rest] as [string, number]] : []),
  ];
  return [...rows, ['Together', score.final] as [string, number]].map(([name, points]) => ({
    name,
    figure: name === 'Together' ? tenths(points) : signed(points),
  }));
}
