import { type ReactNode, useMemo } from 'react';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { useEngine } from '#web/parts/engine/engine-query.ts';
import { storedAnswers } from '#web/parts/engine/stored-answers.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { DataTable } from '#web/ui/figures/DataTable.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { NotAvailable } from '#web/ui/notices/NotAvailable.tsx';
import css from './AssessmentTruth.module.css';
import { type Compared, comparedMeta, type ScoredRole, sameScore, scoredRoles } from './truth.ts';

/** The server's answer for this result, and whether the engine in this browser computes the same (RES-16). */
export function AssessmentTruth({ result, digest }: { result: ResultBody; digest: string }) {
  const answers = useMemo(() => storedAnswers(result.raw_assessment_data), [result]);
  const { engine } = useEngine(result, answers);
  const roles = useMemo(() => scoredRoles(result, engine), [result, engine]);
  return (
    <Stack gap={5}>
      <dl className={css.values}>
        <Value label="Digest of the answer">{digest}</Value>
        <Value label="Result">{result.id}</Value>
        <Value label="Session">{result.session_id}</Value>
        <Value label="Variant">{result.variant}</Value>
        <Value label="Scored at">{result.scoring_meta.scoringTime}</Value>
        {comparedMeta(result, engine).map((compared) => (
          <Value key={compared.label} label={compared.label} note={<Verdict of={compared} />}>
            {compared.stored}
          </Value>
        ))}
      </dl>
      <p>{sumsText(roles)}</p>
      <DataTable
        caption="Scores and their receipts"
        columns={[
          { header: 'Occupation', cell: ({ title }) => title, rowHeader: true },
          { header: 'Score', cell: ({ score }) => score.toFixed(4), align: 'end' },
          { header: 'Sum of its receipts', cell: ({ receipts }) => receipts.toFixed(4), align: 'end' },
          { header: 'Scored here', cell: ({ here }) => here?.toFixed(4) ?? <NotAvailable />, align: 'end' },
        ]}
        rows={roles}
        rowKey={({ code }) => code}
      />
    </Stack>
  );
}

const Value = ({ label, note, children }: { label: string; note?: ReactNode; children: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <code>{children}</code> {note}
    </dd>
  </div>
);

function Verdict({ of: { stored, here } }: { of: Compared }) {
  if (here === null) return <Badge>not computed here</Badge>;
  if (here === stored) return <Badge tone="good">same here</Badge>;
  return (
    <>
      <Badge tone="warn">differs here</Badge> <code>{here}</code>
    </>
  );
}

function sumsText(roles: readonly ScoredRole[]): string {
  const sums = roles.filter(({ score, receipts }) => sameScore(score, receipts)).length;
  const here = roles.filter((role) => role.here !== null);
  const same = here.filter((role) => sameScore(role.score, role.here!)).length;
  const again = here.length === 0 ? 'None is scored here.' : `${same} of ${here.length} score the same here.`;
  return `${sums} of ${roles.length} scores are the sum of their receipts. ${again}`;
}
