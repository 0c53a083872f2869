import { Page } from '#web/ui/Page.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { FigureSpecimens } from './FigureSpecimens.tsx';
import { NavigationSpecimens } from './NavigationSpecimens.tsx';

/** The kit, piece by piece and in every state. Only with `npm start`; no build carries it. */
export default function KitPage() {
  return (
    <Page width="wide">
      <PageHeader title="The kit" lead="Everything a screen is made of." />
      <h2>Navigation</h2>
      <NavigationSpecimens />
      <h2>Figures</h2>
      <FigureSpecimens />
    </Page>
  );
}
