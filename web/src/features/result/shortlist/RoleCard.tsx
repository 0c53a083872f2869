import { lazy } from 'react';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import type { AnswerLine } from '#web/parts/engine/answer-text.ts';
import { SaveButton } from '#web/parts/marks/SaveButton.tsx';
import { useOccupationTexts } from '#web/parts/occupation-texts/use-texts.ts';
import { ReasonSides } from '#web/parts/reasons/ReasonSides.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { NotAvailable } from '#web/ui/notices/NotAvailable.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { DialogButton } from '../DialogButton.tsx';
import { NextStep } from '../next-step/NextStep.tsx';
import type { RoleView } from '../role/role-view.ts';
import { isSample } from '../sample/sample-id.ts';
import { betterThanText, scoreBand } from '../score/wording.ts';
import { cardFacts } from './card-facts.ts';
import { MatchSources } from './MatchSources.tsx';
import css from './RoleCard.module.css';
import { markableOf } from './use-hiding.ts';

const CompareDialog = lazy(() => import('./CompareDialog.tsx'));

interface RoleCardProps {
  result: ResultBody;
  role: RoleView;
  /** null while not loaded */
  facts: Facts | null;
  /** null for viewers other than the owner */
  readAnswer: ((id: string) => AnswerLine | null) | null;
  /** false if the name is in a heading above */
  headed: boolean;
  /** explains where these numbers come from, if they are not the stored ones */
  origin?: string | undefined;
  /** hides the occupation */
  onHide: () => void;
}

/** One occupation of the shortlist in plain words: what it is, why, what it pays and requires, and the next step. */
export function RoleCard({ result, role, facts, readAnswer, headed, origin, onHide }: RoleCardProps) {
  const text = useOccupationTexts([role.code])[role.code];
  const band = scoreBand(role.finalScore);
  return (
    <Stack as="section" gap={4}>
      <Stack gap={2}>
        {headed ? <h3 className={css.title}>{role.title}</h3> : <VisuallyHidden as="h3">At a glance</VisuallyHidden>}
        <p className={css.score}>
          <b>{role.finalScore.toFixed(1)}</b> of 100 <Badge tone={band.tone}>{band.word}</Badge>
          {role.betterThan && <small> {betterThanText(role.betterThan)}</small>}
        </p>
        {origin && (
          <p>
            <small>{origin}</small>
          </p>
        )}
        <p>{text?.summary ?? role.description}</p>
      </Stack>
      {role.receipts.length > 0 && (
        <ReasonSides
          receipts={role.receipts}
          list={result.roles.map(({ why }) => why)}
          readAnswer={readAnswer}
          level={4}
        />
      )}
      <CardFacts role={role} facts={facts} />
      <MatchSources />
      {!isSample(result) && (
        <Cluster gap={2}>
          <SaveButton occupation={markableOf(role)} />
          <Button data-hides onClick={onHide}>
            Not for me
          </Button>
          <DialogButton label="Compare">
            {(close) => <CompareDialog result={result} role={role} facts={facts} onClose={close} />}
          </DialogButton>
        </Cluster>
      )}
      {!isSample(result) && <NextStep result={result} role={role} />}
    </Stack>
  );
}

const CardFacts = ({ role, facts }: { role: RoleView; facts: Facts | null }) => (
  <dl className={css.facts}>
    {cardFacts(role, facts).map(({ label, value, note }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <b>{value ?? <NotAvailable />}</b>
          {value !== null && note && <small> {note}</small>}
        </dd>
      </div>
    ))}
  </dl>
);
