import { useEffect } from 'react';
import { onLeaving } from '#web/session/leaving.ts';

interface Saving {
  start(): void;
  /** sends what is unsaved on its way, and stops */
  leave(): void;
  save(): Promise<unknown>;
  refresh(): Promise<unknown>;
  takeInFromTabs(): void;
}

/**
 * Saves while the page is open and when the person leaves it, also by a link, by signing out here or in another tab: a
 * sign-out takes the answers off this device. Looks at what the server has when they come back. What is answered in another
 * tab of this device is here at once.
 */
export function useSavedOnLeaving(run: Saving): void {
  useEffect(() => {
    run.start();
    const save = () => void run.save();
    // A person who changes devices puts this one away first: that is the moment to save, and to look on return.
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') save();
      else run.refresh().catch(() => undefined);
    };
    const stopHearing = onLeaving(save);
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('storage', run.takeInFromTabs);
    addEventListener('online', save);
    return () => {
      run.leave();
      stopHearing();
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('storage', run.takeInFromTabs);
      removeEventListener('online', save);
    };
  }, [run]);
}
