import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import { serverNow } from '#web/api/server-time.ts';
import { paths } from '#web/paths.ts';
import { toast } from '#web/ui/toast.ts';
import type { Session } from '../assessment-run.ts';
import { countOf, isDone } from '../steps.ts';
import { Ended } from './Ended.tsx';
import { ExitQuestion, useExit } from './ExitQuestion.tsx';
import { finishAssessment } from './finish.ts';
import { prepareItemOrder } from './item-order.ts';
import { LastMinutes } from './LastMinutes.tsx';
import css from './Runner.module.css';
import { RunnerHeader } from './RunnerHeader.tsx';
import { SaveNotice } from './SaveNotice.tsx';
import { Scoring } from './Scoring.tsx';
import { prepareStandStep, StepBody } from './StepBody.tsx';
import { StepFrame } from './StepFrame.tsx';
import { useCountdown } from './use-countdown.ts';
import { useRun } from './use-run.ts';
import { useStep } from './use-step.ts';
import { useTrouble } from './use-trouble.ts';

/** So long a finished stage waits for the server before the person goes on; the saving goes on meanwhile. */
const PATIENCE_MS = 4_000;

type Phase = 'answering' | 'saving' | 'scoring';

/** The three stages, one step at a time. */
export function Runner({ sub, session, bank }: { sub: string; session: Session; bank: ItemBank }) {
  const sessionId = session.session_id;
  const navigate = useNavigate();
  const { run, view } = useRun(sub, session, bank);
  const { step, previous, next, go } = useStep(bank, view.progress);
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
    if (phase !== 'answering' || !isDone(countOf(step, view.progress.answers, bank))) return;
    if (next?.stage === step.stage) {
      if (step.kind !== 'scenario') void run.save();
      go(next);
      return;
    }
    trouble.over();
    setPhase('saving');
    const saved = run.complete(step.stage, new Date(serverNow()).toISOString());
    const confirmed = await (next ? Promise.race([saved, afterPatience()]) : saved);
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
      // Perhaps the session is over, by the clock or on another device: then the refresh says so.
      run.refresh().catch(() => undefined);
    }
  };

  return (
    <div className={css.runner}>
      <RunnerHeader
        stage={step.stage}
        left={left}
        save={view.save}
        scoring={phase === 'scoring'}
        onBack={() => (previous ? go(previous) : exit.leave())}
        onLeave={exit.leave}
      />
      <LastMinutes left={left} />
      <SaveNotice view={view} onRetry={() => void run.save()} />
      {phase === 'scoring' ? (
        <Scoring />
      ) : (
        <StepFrame
          key={step.id}
          step={step}
          count={countOf(step, view.progress.answers, bank)}
          bank={bank}
          busy={phase === 'saving'}
          last={!next}
          onPrevious={previous && previous.stage === step.stage ? () => go(previous) : null}
          onNext={() => void advance()}
        >
          <StepBody step={step} bank={bank} answers={view.progress.answers} run={run} />
        </StepFrame>
      )}
      <ExitQuestion exit={exit} />
    </div>
  );
}

const afterPatience = () => new Promise<true>((resolve) => setTimeout(resolve, PATIENCE_MS, true));

/** Tells that answers of another device have been taken in. */
function useNewsFromElsewhere(takenIn: number) {
  const told = useRef(takenIn);
  useEffect(() => {
    if (told.current === takenIn) return;
    told.current = takenIn;
    toast({
      title: 'Updated from your other device',
      text: 'This assessment was continued elsewhere. Those answers are now here, beside the ones you gave on this device.',
    });
  }, [takenIn]);
}
