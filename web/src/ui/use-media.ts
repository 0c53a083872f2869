import { useSyncExternalStore } from 'react';

/** Whether a media query holds, and follows it. Before the page runs, as when it is prerendered, none does. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
