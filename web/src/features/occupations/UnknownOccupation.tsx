import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';

/** For addresses that match no occupation. */
export const UnknownOccupation = () => (
  <Page>
    <PageHeader
      title="No such occupation"
      lead="No occupation has this address. It may be mistyped. Search for it by any name you know."
    />
    <p>
      <ButtonLink variant="primary" to={paths.occupations()}>
        Search all occupations
      </ButtonLink>
    </p>
  </Page>
);
