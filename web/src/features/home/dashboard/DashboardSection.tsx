import { lazy } from 'react';
import { PanelWait } from '#web/parts/latest-result/PanelWait.tsx';
import { useSubscription } from '#web/session/plan/subscription.ts';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import { Section } from '../Section.tsx';
import { DashboardPreview } from './DashboardPreview.tsx';

// lazy, because it calls the server, which a visitor's page never does for it (DSH-27)
const LivePanel = lazy(() => import('./LivePanel.tsx'));

/** /#dashboard: a subscriber's own panel, and a preview for everybody else (D-69, DSH-07). */
export const DashboardSection = () => (
  <Section
    id="dashboard"
    ground="sunken"
    title="Your AI-Powered Career Dashboard"
    lead="Where you stand after your newest analysis, on one sheet."
  >
    {useSubscription().subscribed ? (
      <LazyPart waiting={<PanelWait />}>
        <LivePanel />
      </LazyPart>
    ) : (
      <DashboardPreview />
    )}
  </Section>
);
