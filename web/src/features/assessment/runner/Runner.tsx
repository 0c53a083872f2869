import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import { serverNow } from '#web/api/server-time.ts';
import { Ended } from '#web/parts/assessment/Ended.tsx';
import css from '#web/parts/assessment/Runner.module.css';
import { StepFrame } from '#web/parts/assessment/StepFrame.tsx';
import { SaveNotice } from '#web/parts/assessment/saving/SaveNotice.tsx';
import { saveTimeout } from '#web/parts/assessment/saving/save-timeout.ts';
import { useNewsFromElsewhere } from '#web/parts/assessment/saving/use-news-from-elsewhere.ts';
import { isDone } from '#web/parts/assessment/steps.ts';
import { useStep } from '#web/parts/assessment/use-step.ts';
import { Waiting } from '#web/parts/assessment/Waiting.tsx';
import { paths } from '#web/paths.ts';
import { useNavigatingAway } from '#web/shell/navigating-away.ts';
import type { Session } from '../assessment-run.ts';
import { countOf, stageShare, stepsOf } from '../steps.ts';
import { ExitQuestion, useExit } from './ExitQuestion.tsx';
import { finishAssessment } from './finish.ts';
import { prepareItemOrder } from './item-order.ts';
import { LastMinutes } from './LastMinutes.tsx';
import { RunnerHeader } from './RunnerHeader.tsx';
import { prepareStandStep, StepBody } from './StepBody.tsx';
import { countText, headingOf } from './step-wording.ts';
import { useCountdown } from './use-countdown.ts';
import { useRun } from './use-run.ts';
import { useTrouble } from './use-trouble.ts';

type Phase = 'answering' | 'saving' | 'scoring';

/** The three stages, step by step. */
export function Runner({ sub, session, bank }: { sub: string; session: Session; bank: ItemBank }) {
  const sessionId = session.session_id;
  const navigate = useNavigate();
  const { run, view } = useRun(sub, session);
  const [steps] = useState(() => stepsOf(bank));
  const { answers, completed } = view.progress;
  const { step, previous, next, go } = useStep({
    steps,
    completed,
    done: (each) => isDone(countOf(each, answers, bank)),
    navigatingAway: useNavigatingAway(),
  });
  const count = countOf(step, answers, bank);
  const left = useCountdown(session.expires_at);
  const [phase, setPhase] = useState<Phase>('answering');
  const exit = useExit({ sub, sessionId, run, progress: view.progress, stage: step.stage });
  useNewsFromElsewhere(view.takenIn);
  const trouble = useTrouble(view.save);
  useEffect(prepareItemOrder, []);
  useEffect(prepareStandStep, []);

  if (left === 0 || view.status !== 'in_progress')
    return (
      <Ended
        sub={sub}
        sessionId={sessionId}
        status={view.status === 'in_progress' ? 'expired' : view.status}
        resultId={view.resultId}
      />
    );

  const advance = async () => {
    if (phase !== 'answering' || !isDone(count)) return;
    if (next?.stage === step.stage) {
      if (step.kind !== 'scenario') void run.save();
      go(next);
      return;
    }
    trouble.over();
    setPhase('saving');
    const saved = run.complete(step.stage, new Date(serverNow()).toISOString());
    const confirmed = await (next ? Promise.race([saved, saveTimeout()]) : saved);
    if (!run.isOpen()) return;
    if (!confirmed) trouble.say('Error', 'Unable to save progress. Please try again.');
    setPhase('answering');
    if (next) go(next);
    else if (confirmed) await finish();
  };

  const finish = async () => {
    setPhase('scoring');
    try {
      navigate(paths.result(await finishAssessment(sub, sessionId)), { replace: true });
    } catch {
      setPhase('answering');
      trouble.say('Completion Error', 'Unable to complete assessment. Your progress has been saved.');
      // the session may have ended, by time or on another device: the refresh will tell
      run.refresh().catch(() => undefined);
    }
  };

  return (
    <div className={css.runner}>
      <RunnerHeader
        stage={step.stage}
        answered={(stage) => (completed[stage] ? 1 : stageShare(stage, steps, answers, bank))}
        left={left}
        save={view.save}
        scoring={phase === 'scoring'}
        onBack={() => (previous ? go(previous) : exit.leave())}
        onLeave={exit.leave}
      />
      <LastMinutes left={left} />
      <SaveNotice trouble={view.trouble} saving={view.save === 'saving'} onRetry={() => void run.save()} />
      {phase === 'scoring' ? (
        <Waiting
          title="Reading your answers…"
          text="Comparing them with every occupation. This takes a few seconds."
          label="Comparing occupations"
        />
      ) : (
        <StepFrame
          key={step.id}
          heading={headingOf(step, bank)}
          count={countText(step, count)}
          enough={isDone(count)}
          busy={phase === 'saving'}
          nextLabel={next ? 'Next' : 'See my matches'}
          onPrevious={previous && previous.stage === step.stage ? () => go(previous) : null}
          onNext={() => void advance()}
        >
          <StepBody step={step} bank={bank} answers={answers} run={run} />
        </StepFrame>
      )}
      <ExitQuestion exit={exit} />
    </div>
  );
}
