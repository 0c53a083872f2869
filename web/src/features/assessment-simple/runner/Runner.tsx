import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import type { SimpleBank } from '#shared/assessment/simple-bank.ts';
import { stages } from '#shared/assessment/stages.ts';
import { reasonText } from '#shared/plans/reason-text.ts';
import { Ended } from '#web/parts/assessment/Ended.tsx';
import { useNewsFromElsewhere } from '#web/parts/assessment/saving/use-news-from-elsewhere.ts';
import { showNotStartedToast } from '#web/parts/assessment/session-end.ts';
import type { Denial } from '#web/parts/billing/UpgradeDialog.tsx';
import { paths } from '#web/paths.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import type { RunView } from '../simple-run.ts';
import { useRun } from '../use-run.ts';
import { Answering } from './Answering.tsx';
import { Initializing } from './Initializing.tsx';
import { OtherOpen } from './OtherOpen.tsx';

/** One assessment, from its session to the confirmed completion. */
export function Runner({ sub, bank }: { sub: string; bank: SimpleBank }) {
  const { run, view } = useRun(sub, bank);
  useNewsFromElsewhere(view.takenIn);
  useStartTrouble(view);
  const { place } = view;
  switch (place.at) {
    case 'opening':
      return <Initializing />;
    case 'answering':
      return <Answering run={run} view={view} bank={bank} />;
    case 'elsewhere':
      return <OtherOpen sessionId={place.sessionId} onReplace={() => run.replace()} />;
    case 'denied':
      return <Denied denial={place.denial} answersKept={hasAnswers(view)} />;
    case 'ended':
      return <Ended sub={sub} {...place} />;
  }
}

/** ARB-42, ARB-43 */
function Denied({ denial, answersKept }: { denial: Denial; answersKept: boolean }) {
  const isNotified = useRef(false);
  useEffect(() => {
    if (isNotified.current) return;
    isNotified.current = true;
    const { reason, current_usage: current, limit, plan } = denial;
    const text = reason
      ? reasonText({ reason, feature: 'career_path_analyses', plan, current, limit })
      : "You've reached your limit for career assessments.";
    toast({
      tone: 'bad',
      title: 'Usage Limit Reached',
      text: answersKept ? `${text} The answers you gave stay on this device.` : text,
    });
  }, [denial, answersKept]);
  return <Navigate to={paths.usage()} replace />;
}

/** AIN-14: a toast shows it once; from then on the notice above the step gives the state. */
function useStartTrouble({ place, hasSession, trouble }: RunView) {
  const failed = place.at === 'answering' && !hasSession && trouble !== null;
  useEffect(() => {
    if (failed) showNotStartedToast();
  }, [failed]);
}

const hasAnswers = ({ progress: { answers } }: RunView): boolean =>
  stages.some((stage) => Object.values(answers[stage]).some((answer) => Object.keys(answer).length > 0));
