import { useEffect } from 'react';
import { onLeaving } from '#web/session/leaving.ts';

interface Saving {
  start(): void;
  /** sends unsaved answers and stops */
  leave(): void;
  save(): Promise<unknown>;
  refresh(): Promise<unknown>;
  takeInFromTabs(): void;
}

/**
 * Saves while the page is open and when the person leaves it, by a link or by signing out in any tab, which removes the
 * answers from this device. Fetches the server's version on return. Answers from other tabs of this device are merged
 * at once.
 */
export function useSavedOnLeaving(run: Saving): void {
  useEffect(() => {
    run.start();
    const save = () => void run.save();
    // before changing devices, a person puts this one away: save now, and fetch on return
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
