import { useSyncExternalStore } from 'react';

/** Whether nobody can see the page just now: another tab or another window covers it. */
export const usePageHidden = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
    () => document.hidden,
    () => false,
  );
