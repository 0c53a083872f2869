import { useSyncExternalStore } from 'react';

const query = '(max-width: 899px)';

/** Whether list and details do not fit beside each other, so that details open over the page. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}
