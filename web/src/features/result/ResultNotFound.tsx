import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Cluster } from '#web/ui/layout/Stack.tsx';

/** RES-03 */
export function ResultNotFound() {
  return (
    <Page>
      <PageHeader
        title="Results Not Found"
        lead="There is no result under this address that you can open. It may have been deleted, it may be older than its retention, or it belongs to another account."
      />
      <Cluster>
        <ButtonLink variant="primary" to={paths.newAssessment()}>
          Take New Assessment
        </ButtonLink>
        <ButtonLink to={paths.history()}>See your assessments</ButtonLink>
      </Cluster>
    </Page>
  );
}
