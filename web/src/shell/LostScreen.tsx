import { useEffect } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Page } from '#web/ui/Page.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Cluster } from '#web/ui/Stack.tsx';
import { lostAgain } from './screen-code.ts';
import { useTitle } from './title.ts';
import { useComeBack } from './use-come-back.ts';
import { useFocusedHeading } from './use-focused-heading.ts';

/** Stands in for a screen whose code could not be fetched, until it can. */
export function LostScreen() {
  const card = useFocusedHeading();
  const { asking, stillLost, retry } = useComeBack();
  useTitle('Not loaded');
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
          <Button variant="primary" busy={asking} onClick={() => void retry()}>
            Retry
          </Button>
        </Cluster>
        <p role="status">{stillLost && 'The server still does not answer.'}</p>
      </Page>
    </div>
  );
}
