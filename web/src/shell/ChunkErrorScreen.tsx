import { useEffect } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Cluster } from '#web/ui/layout/Stack.tsx';
import { useRetry } from '#web/ui/notices/use-retry.ts';
import { failedAgain } from './screen-code.ts';
import { useTitle } from './title.ts';
import { useFocusedHeading } from './use-focused-heading.ts';

/** Shown instead of a screen whose code could not be loaded, until it can be. */
export function ChunkErrorScreen() {
  const card = useFocusedHeading();
  const { retrying, stillUnreachable, retry } = useRetry();
  useTitle('Not loaded');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the connection coming back is the event this waits for
  useEffect(() => {
    const back = () => void retry();
    if (failedAgain()) back();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);
  return (
    <div ref={card}>
      <Page>
        <PageHeader
          title="This screen could not be loaded"
          lead="The connection may be down, or a newer version has just been published. It is tried again automatically as soon as there is a connection."
        />
        <Cluster>
          <Button variant="primary" busy={retrying} onClick={() => void retry()}>
            Retry
          </Button>
        </Cluster>
        <p role="status">{stillUnreachable && 'The server still does not answer.'}</p>
      </Page>
    </div>
  );
}
