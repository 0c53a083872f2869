import { useEffect, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Page } from '#web/ui/Page.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Cluster } from '#web/ui/Stack.tsx';
import { lostAgain } from './screen-code.ts';
import { useTitle } from './title.ts';
import { useFocusedHeading } from './use-focused-heading.ts';

/** Whether the server answers at all. */
const reachable = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * The code of a screen could not be fetched: no network, or a newer version took its place. A reload helps against both,
 * but without a network it would lead to the browser's own error page; so it comes only once the server answers.
 */
export function LostScreen() {
  const card = useFocusedHeading();
  const [state, setState] = useState<'waiting' | 'asking' | 'still-lost'>('waiting');
  useTitle('Not loaded');
  const retry = async () => {
    setState('asking');
    if (await reachable()) location.reload();
    else setState('still-lost');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the connection coming back is the event this waits for
  useEffect(() => {
    const back = () => void retry();
    if (lostAgain()) back();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);
  return (
    <div ref={card}>
      <Page>
        <PageHeader
          title="This screen could not be loaded"
          lead="The connection may be down, or a newer version has just been published. It is tried again by itself as soon as there is a connection."
        />
        <Cluster>
          <Button variant="primary" busy={state === 'asking'} onClick={() => void retry()}>
            Retry
          </Button>
        </Cluster>
        <p role="status">{state === 'still-lost' && 'The server still does not answer.'}</p>
      </Page>
    </div>
  );
}
