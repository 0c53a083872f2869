import { useEffect } from 'react';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import type { RoleView } from '../role/role-view.ts';
import { PlanExports } from './PlanExports.tsx';
import { PlanFrame } from './PlanFrame.tsx';
import { PlanOutlook } from './PlanOutlook.tsx';
import { PlanPhases } from './PlanPhases.tsx';
import { PlanWays } from './PlanWays.tsx';
import { useLearningPlan } from './use-learning-plan.ts';

/** LRN-03 */
const failed = { title: 'Error', text: 'Failed to generate learning plan. Please try again.', tone: 'bad' } as const;

interface LearningPlanProps {
  /** id of the result it was opened from, which makes its calendar events unique to the owner */
  owner: string;
  role: RoleView;
}

/** The complete learning plan of a role, as a list of sections. */
export default function LearningPlan({ owner, role }: LearningPlanProps) {
  const { plan, problem, progress, error, isFetching, retry, tick, choose, print } = useLearningPlan(role);
  useEffect(() => {
    if (error) toast(failed);
  }, [error]);

  if (!plan || !problem || !progress)
    return error ? (
      <ErrorNotice
        title="The plan could not be made"
        message="What you have ticked is kept with your account."
        onRetry={retry}
        retrying={isFetching}
      />
    ) : (
      <Loading label="Loading your learning plan" rows={6} />
    );
  return (
    <Stack gap={6}>
      <p>{plan.overview}</p>
      <PlanFrame plan={plan} problem={problem} own={progress.frame} onChange={(frame) => choose({ frame })} />
      <PlanWays plan={plan} onChoose={(way) => choose({ way })} />
      <PlanPhases phases={plan.phases} onTick={tick} />
      <PlanOutlook plan={plan} />
      <PlanExports plan={plan} print={print} of={{ code: problem.code, title: problem.title, owner }} />
      <p>
        <small>
          Written by our built-in composer, from published figures and your own answers. No language model wrote any of
          it.
        </small>
      </p>
    </Stack>
  );
}
