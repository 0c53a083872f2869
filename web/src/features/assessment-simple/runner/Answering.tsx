import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SimpleBank } from '#shared/assessment/simple-bank.ts';
import css from '#web/parts/assessment/Runner.module.css';
import { StepFrame } from '#web/parts/assessment/StepFrame.tsx';
import { SaveNotice } from '#web/parts/assessment/saving/SaveNotice.tsx';
import { saveTimeout } from '#web/parts/assessment/saving/save-timeout.ts';
import { isDone } from '#web/parts/assessment/steps.ts';
import { useStep } from '#web/parts/assessment/use-step.ts';
import { Waiting } from '#web/parts/assessment/Waiting.tsx';
import { paths } from '#web/paths.ts';
import { useSubscription } from '#web/session/plan/subscription.ts';
import { useNavigatingAway } from '#web/shell/navigating-away.ts';
import { isFinished, type RunView, type SimpleRun } from '../simple-run.ts';
import { countOf, type Step, stagePercent, stepsOf } from '../steps.ts';
import { Complete, Unconfirmed } from './Complete.tsx';
import { Header } from './Header.tsx';
import { StepBody } from './StepBody.tsx';
import { countText, headingOf, nextLabel } from './step-wording.ts';

interface AnsweringProps {
  run: SimpleRun;
  view: RunView;
  bank: SimpleBank;
}

/** A faster save shows no screen of its own. */
const MOMENT_MS = 250;

type Phase = 'answering' | 'saving' | 'processing';

/** The three stages step by step, then the view of their state. */
export function Answering({ run, view, bank }: AnsweringProps) {
  const [steps] = useState(() => stepsOf(bank));
  const [phase, setPhase] = useState<Phase>('answering');
  const { answers, completed } = view.progress;
  const { step, previous, next, go } = useStep({
    steps,
    completed,
    done: (each) => isDone(countOf(each, answers)),
    navigatingAway: useNavigatingAway(),
  });
  const leave = useLeave();
  const count = countOf(step, answers);

  const completeStage = async () => {
    setPhase('saving');
    const late = setTimeout(() => setPhase('processing'), MOMENT_MS);
    await Promise.race([run.complete(step.stage), saveTimeout()]);
    clearTimeout(late);
    setPhase('answering');
    if (next) go(next);
  };
  const advance = () => {
    if (phase !== 'answering' || !isDone(count)) return;
    if (next?.stage !== step.stage) return void completeStage();
    if (step.kind !== 'scenario') void run.save();
    go(next);
  };
  const back = (to: Step | null) => {
    if (step.stage !== 'triage' && to) return go(to);
    void run.save();
    leave();
  };

  if (isFinished(view.progress) && phase === 'answering')
    return (
      <Complete resultId={view.resultId}>
        {!view.resultId && <Unconfirmed view={view} onRetry={() => void run.save()} />}
      </Complete>
    );
  return (
    <div className={css.runner}>
      <Header
        stage={step.stage}
        percent={(stage) => stagePercent(stage, steps, answers)}
        save={view.trouble ?? view.save}
        onBack={phase === 'answering' ? () => back(previous) : null}
      />
      <SaveNotice trouble={view.trouble} saving={view.save === 'saving'} onRetry={() => void run.save()} />
      {phase === 'processing' ? (
        <Waiting title="Processing Your Answers" label="Saving your answers" />
      ) : (
        <StepFrame
          key={step.id}
          heading={headingOf(step, bank)}
          count={countText(step, count)}
          enough={isDone(count)}
          busy={phase === 'saving'}
          nextLabel={nextLabel(step, next)}
          onPrevious={previous && previous.stage === step.stage ? () => go(previous) : null}
          onNext={advance}
        >
          <StepBody step={step} bank={bank} answers={answers} run={run} />
        </StepFrame>
      )}
    </div>
  );
}

/** ARB-07: leaves for the dashboard if the person has one; others would only see a list of plans there (D-19). */
function useLeave() {
  const navigate = useNavigate();
  const { subscribed } = useSubscription();
  return () => navigate(subscribed ? paths.dashboard() : paths.home());
}
