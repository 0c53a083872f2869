import { useState } from 'react';

/** Whether the server answers at all. */
const reachable = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * The way back to code that could not be fetched: no network, or a newer version took its place. A reload helps against
 * both, but without a network it would lead to the browser's own error page; so it comes only once the server answers.
 */
export function useComeBack(): { asking: boolean; stillLost: boolean; retry: () => Promise<void> } {
  const [state, setState] = useState<'waiting' | 'asking' | 'still-lost'>('waiting');
  return {
    asking: state === 'asking',
    stillLost: state === 'still-lost',
    async retry() {
      setState('asking');
      if (await reachable()) location.reload();
      else setState('still-lost');
    },
  };
}
