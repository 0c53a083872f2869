import { frameText } from '#shared/matching/explain/frame-text.ts';
import { nameOf } from '#shared/occupations/names.ts';
import type { VacancyMatch } from '#shared/vacancies/contract.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { FigureRows } from '#web/ui/figures/FigureRows.tsx';
import { ScoreBadge } from '#web/ui/figures/ScoreBadge.tsx';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { scoreRows } from './score-rows.ts';

type Job = VacancyMatch['jobs'][number];

const sureness = {
  sure: { tone: 'good', label: 'Sure' },
  likely: { tone: 'info', label: 'Likely' },
  possible: { tone: 'warn', label: 'A guess' },
} as const;

/** The occupation, how certain that is and why, and its score by the person's own answers with receipts. */
export function JobFit({ job }: { job: Job }) {
  const { tone, label } = sureness[job.sureness];
  return (
    <Stack gap={3}>
      <Cluster>
        <h3>{nameOf(job.code, job.title)}</h3>
        <Badge tone={tone}>{label}</Badge>
        <ScoreBadge score={job.score.final} of="Overall Match" />
        {job.beyond && job.beyond.length > 0 && <Badge tone="warn">Outside {frameText(job.beyond)}</Badge>}
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
        <FigureRows rows={scoreRows(job.receipts)} />
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
