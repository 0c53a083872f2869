import { useEffect } from 'react';

interface Saving {
  start(): void;
  stop(): void;
  save(): Promise<unknown>;
  refresh(): Promise<unknown>;
}

/** Saves while the page is open and when the person leaves it, and looks at what the server has when they come back. */
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
    addEventListener('online', onOnline);
    return () => {
      run.stop();
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('online', onOnline);
    };
  }, [run]);
}
