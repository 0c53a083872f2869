import type { PlanPhase, PlanResource, PlanSkill } from '#shared/guidance/learning-plan-shape.ts';
import { spanText } from '#shared/guidance/plan-words.ts';
import { FigureSource } from '#web/parts/occupation-figures/FigureSource.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Badge, type Tone } from '#web/ui/figures/Badge.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { NewTabNote } from '#web/ui/NewTabNote.tsx';
import { ProgressBar } from '#web/ui/notices/ProgressBar.tsx';
import css from './PlanPhases.module.css';

type PlanStep = PlanPhase['steps'][number];

interface PlanPhasesProps {
  phases: readonly PlanPhase[];
  onTick: (id: string, done: boolean) => void;
}

/** The phases in order, with a checkbox per step; checks are stored on the server. */
export function PlanPhases({ phases, onTick }: PlanPhasesProps) {
  const steps = phases.flatMap((phase) => phase.steps);
  const done = steps.filter((step) => step.done).length;
  return (
    <Section
      look="part"
      level={3}
      title="The phases"
      lead="Check off what is done or what you already have: the plan gets shorter."
    >
      {steps.length > 0 && (
        <ProgressBar label="Steps done" value={(100 * done) / steps.length} valueText={`${done} of ${steps.length}`} />
      )}
      <ol className={css.phases}>
        {phases.map((phase) => (
          <li key={phase.steps[0]?.id ?? phase.phase}>
            <Phase phase={phase} onTick={onTick} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Phase({ phase, onTick }: { phase: PlanPhase } & Pick<PlanPhasesProps, 'onTick'>) {
  const sources = new Map(phase.steps.map(({ source }) => [source.source, source]));
  return (
    <>
      <h4 className={css.title}>
        {phase.phase} <span className={css.span}>{phase.duration}</span>
      </h4>
      <p>{phase.description}</p>
      <ul className={css.skills}>
        {phase.skills.map((skill) => (
          <li key={skill.skill}>
            <Skill skill={skill} step={phase.steps.find(({ name }) => name === skill.skill)} onTick={onTick} />
          </li>
        ))}
      </ul>
      {[...sources.values()].map((of) => (
        <FigureSource key={of.source} of={of} />
      ))}
    </>
  );
}

const beginText = (from: number | null): string =>
  from === null ? 'after what the budget never pays for' : `to begin after ${spanText(from)}`;

const tones: Record<PlanSkill['priority'], Tone> = { high: 'warn', medium: 'info', low: 'neutral' };

interface SkillProps extends Pick<PlanPhasesProps, 'onTick'> {
  skill: PlanSkill;
  /** undefined when it is part of another step or already completed */
  step: PlanStep | undefined;
}

function Skill({ skill: { skill, priority, timeToLearn, resources }, step, onTick }: SkillProps) {
  const line = (
    <>
      <b>{skill}</b> {step?.sure === false && '(unless you have it) '}
      <Badge tone={tones[priority]}>{priority} priority</Badge> <small>{timeToLearn}</small>
      {step && !step.done && step.from !== 0 && <small>, {beginText(step.from)}</small>}
    </>
  );
  return (
    <>
      {step ? (
        <Checkbox label={line} checked={step.done} onChange={(event) => onTick(step.id, event.currentTarget.checked)} />
      ) : (
        <p>{line}</p>
      )}
      {resources.length > 0 && (
        <ul className={css.resources}>
          {resources.map((resource) => (
            <li key={`${resource.title}-${resource.provider}`}>
              <Resource resource={resource} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Resource({
  resource: { type, title, provider, description, duration, cost, url },
}: {
  resource: PlanResource;
}) {
  return (
    <>
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {title}
          <NewTabNote />
        </a>
      ) : (
        title
      )}
      <small className={css.facts}>
        {[type, provider, duration, cost].join(' · ')}. {description}
      </small>
    </>
  );
}
