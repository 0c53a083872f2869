import { lazy } from 'react';
import type { Answers } from '#shared/assessment/answers.ts';
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import { agreementScale, likingScale, skillScale } from '#shared/assessment/scales.ts';
import { ChoiceSteps } from '#web/parts/assessment/ChoiceSteps.tsx';
import { RatingStep } from '#web/parts/assessment/RatingStep.tsx';
import { ScenarioStep } from '#web/parts/assessment/ScenarioStep.tsx';
import { withAnswer } from '#web/parts/assessment/with-answer.ts';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import type { AssessmentRun } from '../assessment-run.ts';
import type { Step } from '../steps.ts';
import { OrderedRatingStep } from './OrderedRatingStep.tsx';
import { PrioritiesStep } from './PrioritiesStep.tsx';
import { ValuesStep } from './ValuesStep.tsx';

const standStep = () => import('../stand/StandStep.tsx');
const StandStep = lazy(standStep);

/** Fetches the last step during the first, so that it is there if the connection is lost. */
export const prepareStandStep = () => void standStep().catch(() => undefined);

interface StepBodyProps {
  step: Step;
  bank: ItemBank;
  answers: Answers;
  run: AssessmentRun;
}

/** Renders a step with its answers, and stores new ones (ARA-58 to ARA-60). */
export function StepBody({ step, bank, answers, run }: StepBodyProps) {
  const { triage, core, deepDive } = answers;
  switch (step.kind) {
    case 'scenario':
      return (
        <ScenarioStep
          id={step.id}
          askedBy="step-text"
          options={bank.triage.scenarios.find((scenario) => scenario.id === step.id)!.options}
          chosen={triage.scenarios[step.id]}
          onChoose={(option) => run.answer('triage', withAnswer('scenarios', step.id, option))}
        />
      );
    case 'priorities':
      return (
        <PrioritiesStep
          pairs={bank.triage.priorities}
          values={triage.priorities}
          onMove={(id, value) => run.answer('triage', withAnswer('priorities', id, value))}
        />
      );
    case 'interests':
      return (
        <OrderedRatingStep
          bank={bank}
          step="interests"
          soFar={answers}
          items={bank.core.interests.map(({ id, text }) => ({ id, text }))}
          scale={likingScale}
          ratings={core.interests}
          onRate={(id, rating) => run.answer('core', withAnswer('interests', id, rating))}
        />
      );
    case 'values':
      return (
        <ValuesStep
          items={bank.core.values}
          picked={core.values}
          onPick={(values) => run.answer('core', (now) => ({ ...now, values }))}
        />
      );
    case 'personality':
      return (
        <RatingStep
          items={bank.core.personality.map(({ id, text }) => ({ id, text }))}
          scale={agreementScale}
          ratings={core.personality}
          onRate={(id, rating) => run.answer('core', withAnswer('personality', id, rating))}
        />
      );
    case 'skills':
      return (
        <OrderedRatingStep
          bank={bank}
          step="skills"
          soFar={answers}
          items={bank.deepDive.skills.map(({ id, name, description }) => ({
            id,
            text: name,
            details: lines(description),
          }))}
          scale={skillScale}
          everyWord
          ratings={deepDive.skills}
          onRate={(id, rating) => run.answer('deepDive', withAnswer('skills', id, rating))}
        />
      );
    case 'preferences':
    case 'constraints': {
      const { kind } = step;
      return (
        <ChoiceSteps
          questions={bank.deepDive[kind]}
          answers={deepDive[kind]}
          onAnswer={(id, answer) => run.answer('deepDive', withAnswer(kind, id, answer))}
        />
      );
    }
    case 'background':
      return (
        <LazyPart waiting={<Loading label="Loading the questions" rows={12} />}>
          <StandStep
            background={deepDive.background}
            uploadedFile={deepDive.uploadedFile}
            onFile={(uploadedFile) => run.answer('deepDive', (now) => ({ ...now, uploadedFile }))}
            onChange={(change) =>
              run.answer('deepDive', (now) => ({ ...now, background: change(now.background ?? {}) }))
            }
          />
        </LazyPart>
      );
  }
}

/** A skill's description ends with its levels; each is shown on a line of its own. */
const lines = (description: string): string[] => description.split(/ (?=(?:Beginner|Proficient|Expert): )/);
