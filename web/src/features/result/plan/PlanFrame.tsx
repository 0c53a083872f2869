import type { LearningPlan } from '#shared/guidance/learning-plan-shape.ts';
import { type Frame, frameLimits, type PlanProblem } from '#shared/guidance/plan-problem.ts';
import { monthsText, relaxationText } from '#shared/guidance/plan-words.ts';
import { usd } from '#shared/lib/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Slider } from '#web/ui/fields/Slider.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';

interface PlanFrameProps {
  plan: LearningPlan;
  problem: PlanProblem;
  /** null when derived from the answers */
  own: Frame | null;
  onChange: (frame: Frame | null) => void;
}

/** The maximum of the budget slider, unless a relaxation needs more. */
const MAX_BUDGET = 1500;

/** The person's hours, budget and deadline, whether they are enough, and what would be. */
export function PlanFrame({ plan, problem, own, onChange }: PlanFrameProps) {
  const { frame, relaxations } = plan;
  const change = (part: keyof Frame) => (value: number) => onChange({ ...frame, [part]: value });
  return (
    <Section look="part" level={3} title="What you can give" lead={originText(problem, own)}>
      <Slider
        label="Hours a week"
        value={frame.hours}
        min={1}
        max={frameLimits.hours}
        lowLabel="1 hour"
        highLabel={`${frameLimits.hours} hours`}
        valueText={(hours) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`}
        onChange={change('hours')}
      />
      <Slider
        label="Budget a month"
        value={frame.budget}
        max={Math.max(MAX_BUDGET, frame.budget)}
        step={5}
        lowLabel="nothing"
        highLabel={usd(Math.max(MAX_BUDGET, frame.budget))}
        valueText={usd}
        onChange={change('budget')}
      />
      <Slider
        label="Done in"
        value={frame.months}
        min={1}
        max={frameLimits.months}
        lowLabel="1 month"
        highLabel={monthsText(frameLimits.months)}
        valueText={monthsText}
        onChange={change('months')}
      />
      {own && (
        <div>
          <Button variant="quiet" onClick={() => onChange(null)}>
            Back to my answers
          </Button>
        </div>
      )}
      <Notice
        tone={plan.possible ? 'good' : 'warn'}
        title={plan.possible ? 'Possible by then' : 'Not possible by then'}
      >
        <Stack gap={3}>
          <p>{plan.timeline}</p>
          <p>{plan.totalCost}.</p>
          {relaxations.length > 0 && (
            <Cluster>
              {relaxations.map((relaxation) => (
                <Button key={relaxationText(relaxation)} onClick={() => onChange({ ...frame, ...relaxation })}>
                  Try {relaxationText(relaxation)}
                </Button>
              ))}
            </Cluster>
          )}
        </Stack>
      </Notice>
      <Source kind="estimate" text="counted from what you can give and from the costs and times that stand below" />
    </Section>
  );
}

function originText({ said, loan, frame }: PlanProblem, own: Frame | null): string {
  if (own) return 'As you set it here; kept for this plan on every device.';
  if (loan)
    return `It takes ${usd(frame.budget)} a month, more than you named. From 16 hours a week on, federal student loans may pay the rest.`;
  const assumed = [!said.hours && 'hours', !said.budget && 'budget'].filter(Boolean);
  if (assumed.length === 0) return 'From your latest assessment. Move it, and the plan follows.';
  return `You named no ${assumed.join(' and no ')}: that is an assumption. Move it, and the plan follows.`;
}
