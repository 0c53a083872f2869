import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Cluster } from '#web/ui/layout/Stack.tsx';

/** Continuing would abandon an assessment of the other reading, which only the person may decide. */
export const OtherOpen = ({ sessionId, onReplace }: { sessionId: string; onReplace: () => void }) => (
  <Page>
    <PageHeader
      eyebrow="AI Career Analysis"
      title="You have another assessment under way"
      lead="Continue where you left off, or start this one instead. The answers of an assessment that you replace cannot be continued."
    />
    <Cluster gap={3}>
      <ButtonLink variant="primary" to={paths.continueAssessment(sessionId)}>
        Continue where you left off
      </ButtonLink>
      <Button onClick={onReplace}>Start this one instead</Button>
    </Cluster>
  </Page>
);
