import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import { useNavigatingAway } from '#web/shell/navigating-away.ts';
import { type Progress, type Step, stepAt, stepsOf } from '../steps.ts';

/** Where the person is. The step stands in the address, so a reload stays and the browser's Back goes one step back. */
export function useStep(bank: ItemBank, progress: Progress) {
  const [steps] = useState(() => stepsOf(bank));
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const asked = params.get('step');
  const navigatingAway = useNavigatingAway();
  const [first] = useState(() => stepAt(steps, asked, progress, bank).id);
  const step = stepAt(steps, asked ?? first, progress, bank);
  useEffect(() => {
    if (!asked && !navigatingAway) navigate({ search: `?step=${first}` }, { replace: true, state });
  }, [asked, navigatingAway, first, navigate, state]);
  const at = steps.indexOf(step);
  return {
    step,
    previous: steps[at - 1] ?? null,
    next: steps[at + 1] ?? null,
    go: ({ id }: Step) => navigate({ search: `?step=${id}` }, { state }),
  };
}
