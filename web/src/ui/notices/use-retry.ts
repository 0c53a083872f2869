import { useState } from 'react';

/** Whether the server answers at all. */
const reachable = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Retries code that could not be fetched: no network, or a newer version took its place. A reload helps against both, but
 * without a network it would lead to the browser's own error page; so it comes only once the server answers.
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
