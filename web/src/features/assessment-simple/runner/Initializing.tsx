import { Page } from '#web/ui/layout/Page.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';

/** ARB-02 */
export const Initializing = () => (
  <Page>
    <Loading label="Preparing your assessment" />
  </Page>
);
