import { useEffect, useRef } from 'react';
import { dismissToast, toast } from '#web/ui/toasts/toast.ts';
import type { RunView } from '../assessment-run.ts';

/**
 * Error toasts of this screen, dismissed once everything is saved or being retried, so that none follows the person to
 * the result.
 */
export function useTrouble(save: RunView['save']) {
  const told = useRef<number | null>(null);
  const over = () => {
    if (told.current !== null) dismissToast(told.current);
    told.current = null;
  };
  const say = (title: string, text: string) => {
    told.current = toast({ tone: 'bad', title, text });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the save that ends the trouble, not a new function
  useEffect(() => {
    if (save === 'saved') over();
  }, [save]);
  return { say, over };
}
