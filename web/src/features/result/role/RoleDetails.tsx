import { use, useMemo, useRef } from 'react';
import type { Answers } from '#shared/assessment/answers.ts';
import type { Variant } from '#shared/assessment/variants.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { product } from '#shared/product.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Stack } from '#web/ui/Stack.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { answerReader } from '../answer-text.ts';
import { cities } from '../chosen-places.ts';
import { itemBank } from '../item-bank.ts';
import { dimensions } from '../receipt-sums.ts';
import type { RoleView } from '../role-view.ts';
import { betterThanText, dimensionName, scoreBand } from '../wording.ts';
import { CarriedOver } from './CarriedOver.tsx';
import { FromHere } from './FromHere.tsx';
import { JobSearchLink } from './JobSearchLink.tsx';
import { MarketInsights } from './MarketInsights.tsx';
import { MoveFacts } from './MoveFacts.tsx';
import { ReceiptList } from './ReceiptList.tsx';
import { RelatedOccupations } from './RelatedOccupations.tsx';
import css from './RoleDetails.module.css';
import { RolePart } from './RolePart.tsx';
import { SkillGaps } from './SkillGaps.tsx';
import { SkillPlan } from './SkillPlan.tsx';
import { TopLocations } from './TopLocations.tsx';
import { WayIn } from './WayIn.tsx';

interface RoleDetailsProps {
  role: RoleView;
  /** null while the occupation facts are not (or cannot be) loaded */
  facts: Facts | null;
  variant: Variant;
  /** null for a viewer who is not the owner */
  answers: Answers | null;
  /** false where the title stands above already */
  headed?: boolean;
  /** a sentence on where these numbers come from, when they are not the stored ones */
  origin?: string;
  onSelect: (code: string) => void;
}

const ASKED = 4;

/** What the work rests on most, whether the person has it or not. */
const asksFor = (required: readonly string[]): string =>
  required.length === 0 ? '' : `Asks most for: ${required.slice(0, ASKED).join(', ')}.`;

/** Everything about one occupation for this person (RES-06, RES-07, RES-08). */
export function RoleDetails({ role, facts, variant, answers, headed = true, origin, onSelect }: RoleDetailsProps) {
  const article = useRef<HTMLDivElement>(null);
  const bank = answers && use(itemBank(variant));
  const readAnswer = useMemo(() => (bank && answers ? answerReader(bank, answers) : null), [bank, answers]);
  const band = scoreBand(role.finalScore);
  const { gaps, transferable } = role.skills;
  const background = answers?.deepDive.background;
  return (
    <Stack as="article" gap={6} ref={article} tabIndex={-1} aria-label={role.title} className={css.role}>
      <Stack gap={2}>
        {headed ? <h3 className={css.title}>{role.title}</h3> : <VisuallyHidden as="h3">At a glance</VisuallyHidden>}
        <p>{role.description}</p>
        <p className={css.score}>
          <b>{role.finalScore.toFixed(1)}</b> of 100 <Badge tone={band.tone}>{band.word}</Badge>
          {role.betterThan && <small> {betterThanText(role.betterThan)}</small>}
        </p>
        <p>
          {dimensions.map((dimension, place) => (
            <span key={dimension}>
              {place > 0 && ' · '}
              {dimensionName[dimension]} <b>{Math.round(role[`${dimension}Score`])}</b>
            </span>
          ))}
        </p>
        {origin && (
          <p>
            <small>{origin}</small>
          </p>
        )}
        <p>
          <JobSearchLink title={role.title} location={cities(role.locations)[0] ?? null}>
            View Jobs <small>on {product.jobSearch.name}, last day</small>
          </JobSearchLink>
        </p>
      </Stack>

      <RolePart title="Fit breakdown" lead="Open a line to see the answers behind it.">
        <ReceiptList receipts={role.receipts} readAnswer={readAnswer} />
      </RolePart>
      <RolePart title="What it takes" lead="Of anybody. What of it you bring, and the way there, stand under The move.">
        <WayIn facts={facts} code={role.code} />
      </RolePart>
      <RolePart title="The move">
        <FromHere facts={facts} code={role.code} background={background} />
        <MoveFacts role={role} />
      </RolePart>
      <RolePart title="Skills" lead={asksFor(role.skills.required)}>
        <SkillGaps gaps={gaps} transferable={transferable} />
        <CarriedOver facts={facts} code={role.code} from={background?.occupation} />
      </RolePart>
      <RolePart title="Skills development plan">
        <SkillPlan gaps={gaps} />
      </RolePart>
      <RolePart title="Top locations">
        <TopLocations facts={facts} code={role.code} places={role.locations} />
      </RolePart>
      <RolePart title="Market insights">
        <MarketInsights facts={facts} role={role} />
      </RolePart>
      <RelatedOccupations
        facts={facts}
        code={role.code}
        onSelect={(code) => {
          onSelect(code);
          article.current?.focus();
        }}
      />
    </Stack>
  );
}
