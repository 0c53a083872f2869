import { useEffect } from 'react';

interface Saving {
  start(): void;
  stop(): void;
  save(): Promise<unknown>;
  refresh(): Promise<unknown>;
  takeInFromTabs(): void;
}

/**
 * Saves while the page is open and when the person leaves it, and looks at what the server has when they come back. What
 * is answered in another tab of this device is here at once.
 */
export function useSavedOnLeaving(run: Saving): void {
  useEffect(() => {
    run.start();
    // A person who changes devices puts this one away first: that is the moment to save, and to look on return.
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') void run.save();
      else run.refresh().catch(() => undefined);
    };
    const onOnline = () => void run.save();
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('storage', run.takeInFromTabs);
    addEventListener('online', onOnline);
    return () => {
      run.stop();
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('storage', run.takeInFromTabs);
      removeEventListener('online', onOnline);
    };
  }, [run]);
}
