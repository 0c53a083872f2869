import { useId } from 'react';
import type { LearningPlan } from '#shared/guidance/learning-plan-shape.ts';
import type { WayId } from '#shared/guidance/plan-problem.ts';
import { priceText, spanText } from '#shared/guidance/plan-words.ts';
import { FigureSource } from '#web/parts/occupation-figures/FigureSource.tsx';
import { ChoiceCard } from '#web/ui/fields/ChoiceCard.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';

/** The ways into the occupation with their time and cost at the chosen hours and budget; one of them is planned. */
export function PlanWays({ plan, onChoose }: { plan: LearningPlan; onChoose: (way: WayId) => void }) {
  const name = useId();
  const sources = new Map(plan.ways.flatMap((way) => way.sources).map((source) => [source.source, source]));
  return (
    <Section
      look="part"
      level={3}
      title="The ways there"
      lead="Not only courses. The plan below follows the one you choose."
    >
      <Stack gap={2} role="radiogroup" aria-label="The ways there">
        {plan.ways.map((way) => (
          <ChoiceCard
            key={way.id}
            name={name}
            value={way.id}
            checked={way.id === plan.way}
            onChange={() => onChoose(way.id)}
            title={`${way.name}: ${spanText(way.months)}, ${priceText(way.dollars)}${way.waived > 0 ? ' if it is funded' : ''}${way.possible ? '' : ', not possible by then'}`}
            description={way.text}
          />
        ))}
      </Stack>
      {[...sources.values()].map((of) => (
        <FigureSource key={of.source} brief of={of} />
      ))}
    </Section>
  );
}
