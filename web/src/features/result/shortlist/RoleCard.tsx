import type { ReactNode } from 'react';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { signedPercent, usd } from '#shared/lib/format.ts';
import { automationRisk, automationRiskName, automationRiskText } from '#shared/occupations/automation-risk.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { outlookWord } from '#shared/occupations/page-words.ts';
import { wayInView } from '#shared/occupations/way-in.ts';
import type { AnswerLine } from '#web/parts/engine/answer-text.ts';
import { useOccupationTexts } from '#web/parts/occupation-texts/use-texts.ts';
import { ReasonSides } from '#web/parts/reasons/ReasonSides.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { NotAvailable } from '#web/ui/NotAvailable.tsx';
import { Stack } from '#web/ui/Stack.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { belowWords, stepsLine } from '../move-line.ts';
import { reachWord } from '../move-words.ts';
import { NextStep } from '../next-step/NextStep.tsx';
import type { RoleView } from '../role-view.ts';
import { payGroupText } from '../role-words.ts';
import { isSample } from '../sample/sample-id.ts';
import { betterThanText, scoreBand } from '../wording.ts';
import { MatchSources } from './MatchSources.tsx';
import css from './RoleCard.module.css';

interface RoleCardProps {
  result: ResultBody;
  role: RoleView;
  /** null while they are not loaded */
  facts: Facts | null;
  /** null for a viewer who is not the owner */
  readAnswer: ((id: string) => AnswerLine | null) | null;
  /** false where the name stands above already */
  headed: boolean;
  /** a sentence on where these numbers come from, when they are not the stored ones */
  origin?: string | undefined;
}

/** One occupation of the shortlist in plain words: what it is, why, what it pays and asks, and the next step. */
export function RoleCard({ result, role, facts, readAnswer, headed, origin }: RoleCardProps) {
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
      {role.receipts.length > 0 && <ReasonSides receipts={role.receipts} readAnswer={readAnswer} level={4} />}
      <CardFacts role={role} facts={facts} />
      <MatchSources />
      {!isSample(result) && <NextStep result={result} role={role} />}
    </Stack>
  );
}

function CardFacts({ role, facts }: { role: RoleView; facts: Facts | null }) {
  const { salaryRange, growth, automationRisk: exposure, move } = role;
  const index = facts && indexOfCode(facts, role.code);
  const wayIn = facts && index !== null ? wayInView(facts, index) : null;
  return (
    <dl className={css.facts}>
      <Fact label="Pay" note={payGroupText(role) ?? 'half earn more'}>
        {salaryRange.p50 === null ? null : `${usd(salaryRange.p50)} a year`}
      </Fact>
      <Fact label="Outlook" note={growth === null ? null : `${signedPercent(growth)} jobs in ten years`}>
        {growth === null ? null : outlookWord(growth)}
      </Fact>
      <Fact label="Automation risk" note={exposure === null ? null : automationRiskText(exposure)}>
        {exposure === null ? null : automationRiskName[automationRisk(exposure)]}
      </Fact>
      <Fact label="Way in" note={wayIn && `license: ${wayIn.licence.need}`}>
        {wayIn ? wayIn.education.level : null}
      </Fact>
      {move && (
        <Fact
          label="For you"
          note={[
            move.steps.length > 0 && stepsLine(move),
            move.below && belowWords[move.below],
            move.steps.length > 0 && role.timeToTransition,
            move.steps.length > 0 && role.costToTransition,
          ]
            .filter(Boolean)
            .join('. ')}
        >
          <Badge tone={reachWord[move.reach].tone}>{reachWord[move.reach].word}</Badge>
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  label: string;
  note: string | null;
  /** null is "not available" */
  children: ReactNode;
}

const Fact = ({ label, note, children }: FactProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <b>{children ?? <NotAvailable />}</b>
      {children !== null && note && <small> {note}</small>}
    </dd>
  </div>
);
