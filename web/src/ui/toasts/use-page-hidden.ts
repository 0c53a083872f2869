import { useSyncExternalStore } from 'react';

/** Whether the page is hidden: another tab or window covers it. */
export const usePageHidden = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
    () => document.hidden,
    () => false,
  );
