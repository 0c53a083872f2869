import { agreementScale, likingScale } from '#shared/assessment/scales.ts';
import type { SimplePayload } from '#shared/assessment/simple/payload.ts';
import type { SimpleBank } from '#shared/assessment/simple-bank.ts';
import { ChoiceSteps } from '#web/parts/assessment/ChoiceSteps.tsx';
import { RatingStep } from '#web/parts/assessment/RatingStep.tsx';
import { ScenarioStep } from '#web/parts/assessment/ScenarioStep.tsx';
import { withAnswer } from '#web/parts/assessment/with-answer.ts';
import type { SimpleRun } from '../simple-run.ts';
import type { Step } from '../steps.ts';
import { PrioritiesStep } from './PrioritiesStep.tsx';
import { RankedValues } from './RankedValues.tsx';
import { SkillsStep } from './SkillsStep.tsx';

interface StepBodyProps {
  step: Step;
  bank: SimpleBank;
  answers: SimplePayload;
  run: SimpleRun;
}

/** Renders a step with its answers, and stores new ones (ARB-39 to ARB-41). */
export function StepBody({ step, bank, answers: { triage, core, deepDive }, run }: StepBodyProps) {
  switch (step.kind) {
    case 'scenario': {
      const { options } = bank.triage.scenarios.find((scenario) => scenario.id === step.id)!;
      return (
        <ScenarioStep
          id={step.id}
          askedBy="step-text"
          options={options.map(({ value, text }) => ({ id: value, text }))}
          chosen={triage.scenarios[step.id]}
          onChoose={(value) => run.answer('triage', withAnswer('scenarios', step.id, value))}
        />
      );
    }
    case 'priorities':
      return (
        <PrioritiesStep
          sliders={bank.triage.priorities}
          values={triage.priorities}
          onMove={(id, value) => run.answer('triage', withAnswer('priorities', id, value))}
        />
      );
    case 'interests':
      return (
        <RatingStep
          follow
          items={bank.core.interests.map(({ id, label, description }) => ({ id, text: label, details: [description] }))}
          scale={likingScale}
          ratings={core.interests}
          onRate={(id, rating) => run.answer('core', withAnswer('interests', id, rating))}
        />
      );
    case 'values':
      return (
        <RankedValues
          items={bank.core.values}
          picked={core.values}
          onPick={(values) => run.answer('core', (now) => ({ ...now, values }))}
        />
      );
    case 'personality':
      return (
        <RatingStep
          follow
          items={bank.core.personality.map(({ id, statement }) => ({ id, text: statement }))}
          scale={agreementScale}
          ratings={core.personality}
          onRate={(id, rating) => run.answer('core', withAnswer('personality', id, rating))}
        />
      );
    case 'skills':
      return (
        <SkillsStep
          skills={bank.deepDive.skills}
          ratings={deepDive.skills}
          onRate={(id, rating) => run.answer('deepDive', withAnswer('skills', id, rating))}
        />
      );
    case 'preferences':
      return (
        <ChoiceSteps
          questions={bank.deepDive.workPreferences.map(({ id, preference, options }) => ({
            id,
            text: preference,
            multiple: true,
            options,
          }))}
          answers={deepDive.workPreferences}
          onAnswer={(id, chosen) => run.answer('deepDive', withAnswer('workPreferences', id, chosen))}
        />
      );
    case 'constraints':
      return (
        <ChoiceSteps
          questions={bank.deepDive.constraints.map(({ id, label, options }) => ({
            id,
            text: label,
            multiple: false,
            options,
          }))}
          answers={deepDive.constraints}
          onAnswer={(id, chosen) => run.answer('deepDive', withAnswer('constraints', id, chosen))}
        />
      );
  }
}
