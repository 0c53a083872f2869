import { useState } from 'react';

/** Whether the server answers at all. */
const reachable = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Retries code that could not be fetched, because there is no network or a newer version has replaced it. A reload
 * fixes both, but without a network it would lead to the browser's error page, so it waits until the server answers.
 */
export function useRetry(): { retrying: boolean; stillUnreachable: boolean; retry: () => Promise<void> } {
  const [state, setState] = useState<'waiting' | 'retrying' | 'unreachable'>('waiting');
  return {
    retrying: state === 'retrying',
    stillUnreachable: state === 'unreachable',
    async retry() {
      setState('retrying');
      if (await reachable()) location.reload();
      else setState('unreachable');
    },
  };
}
