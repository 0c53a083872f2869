import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Stage } from '#shared/assessment/stages.ts';
import { type Step, stepAt } from './steps.ts';

interface Steps<S> {
  steps: S[];
  completed: Record<Stage, boolean>;
  done: (step: S) => boolean;
  /** the person has left, so this screen must not change the address */
  navigatingAway: boolean;
}

/** The current step. It is in the address, so that a reload stays and the browser's Back goes one step back. */
export function useStep<S extends Step>({ steps, completed, done, navigatingAway }: Steps<S>) {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const asked = params.get('step');
  const [first] = useState(() => stepAt(steps, asked, completed, done).id);
  const step = stepAt(steps, asked ?? first, completed, done);
  useEffect(() => {
    if (!asked && !navigatingAway) navigate({ search: `?step=${first}` }, { replace: true, state });
  }, [asked, navigatingAway, first, navigate, state]);
  const at = steps.indexOf(step);
  return {
    step,
    previous: steps[at - 1] ?? null,
    next: steps[at + 1] ?? null,
    go: ({ id }: S) => navigate({ search: `?step=${id}` }, { state }),
  };
}
