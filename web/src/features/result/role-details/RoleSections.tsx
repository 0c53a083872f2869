import type { Answers } from '#shared/assessment/answers.ts';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { wayInView } from '#shared/occupations/way-in.ts';
import { CarriedOver } from '#web/features/result/role-details/move/CarriedOver.tsx';
import { FromHere } from '#web/features/result/role-details/move/FromHere.tsx';
import { MoveFacts } from '#web/features/result/role-details/move/MoveFacts.tsx';
import { SkillGaps } from '#web/features/result/role-details/skills/SkillGaps.tsx';
import { SkillPlan } from '#web/features/result/role-details/skills/SkillPlan.tsx';
import type { answerReader } from '#web/parts/engine/answer-text.ts';
import { WayIn } from '#web/parts/occupation-figures/WayIn.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { LiveFigures } from '../live/LiveFigures.tsx';
import type { RoleView } from '../role/role-view.ts';
import { dimensions } from '../score/receipt-sums.ts';
import { dimensionName } from '../score/wording.ts';
import { MarketInsights } from './MarketInsights.tsx';
import { ReceiptList } from './ReceiptList.tsx';
import { RelatedOccupations } from './RelatedOccupations.tsx';
import { TopLocations } from './TopLocations.tsx';

interface RoleSectionsProps {
  result: ResultBody;
  role: RoleView;
  facts: Facts | null;
  answers: Answers | null;
  /** null for viewers other than the owner */
  readAnswer: ReturnType<typeof answerReader> | null;
}

const ASKED = 4;

/** The occupation's most important skills, whether the person has them or not. */
const asksFor = (required: readonly string[]): string =>
  required.length === 0 ? '' : `Asks most for: ${required.slice(0, ASKED).join(', ')}.`;

const scoreSource = <Source kind="modelled" text="from the answers and published figures" />;

/** Every point, figure and answer behind an occupation's score. */
export function RoleSections({ result, role, facts, answers, readAnswer }: RoleSectionsProps) {
  const { gaps, transferable, required } = role.skills;
  const background = answers?.deepDive.background;
  const index = facts && indexOfCode(facts, role.code);
  const wayIn = facts && index !== null ? wayInView(facts, index) : null;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <p>
          Official title: {role.officialTitle} ({role.code}). {role.description}
        </p>
        <p>
          {dimensions.map((dimension, place) => (
            <span key={dimension}>
              {place > 0 && ' · '}
              {dimensionName[dimension]} <b>{Math.round(role[`${dimension}Score`])}</b>
            </span>
          ))}
        </p>
        {scoreSource}
      </Stack>
      <Section
        look="part"
        level={4}
        title="Fit breakdown"
        lead="The score is a sum: each line adds points to it, or takes some. Open one to see the answers behind it."
      >
        <ReceiptList receipts={role.receipts} readAnswer={readAnswer} />
        {scoreSource}
      </Section>
      <Section
        look="part"
        level={4}
        title="What it takes"
        lead="What the work asks of anyone. What you already bring, and the way there, are under The move."
      >
        {wayIn ? <WayIn wayIn={wayIn} /> : <p>Education, experience and licenses: not available just now.</p>}
      </Section>
      <Section look="part" level={4} title="The move">
        <FromHere facts={facts} code={role.code} background={background} />
        <MoveFacts role={role} />
      </Section>
      <Section look="part" level={4} title="Skills" lead={asksFor(required)}>
        <SkillGaps gaps={gaps} transferable={transferable} />
        <CarriedOver facts={facts} code={role.code} from={background?.occupation} />
      </Section>
      <Section look="part" level={4} title="Skills development plan">
        <SkillPlan gaps={gaps} work={{ code: role.code, occupation: role.title }} />
      </Section>
      <Section look="part" level={4} title="Top locations">
        <TopLocations facts={facts} code={role.code} places={role.locations} />
      </Section>
      <Section look="part" level={4} title="Market insights">
        <LiveFigures result={result} role={role} />
        <MarketInsights facts={facts} role={role} />
      </Section>
      <RelatedOccupations facts={facts} code={role.code} />
    </Stack>
  );
}
