import { Loading } from '#web/ui/Loading.tsx';
import { Page } from '#web/ui/Page.tsx';

/** ARB-02 */
export const Initializing = () => (
  <Page>
    <Loading label="Preparing your assessment" />
  </Page>
);
