import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { Loading } from '#web/ui/Loading.tsx';
import { Page } from '#web/ui/Page.tsx';
import { ToastRegion } from '#web/ui/ToastRegion.tsx';
import { SiteFooter } from './footer/SiteFooter.tsx';
import { SiteHeader } from './header/SiteHeader.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import css from './Shell.module.css';
import { SnapshotBanner } from './SnapshotBanner.tsx';
import { useRouteChange } from './use-route-change.ts';
import { useSessionMark } from './use-session-mark.ts';
import { useSubscriptionCheck } from './use-subscription-check.ts';

/** What surrounds every screen. */
export function Shell() {
  const main = useRouteChange();
  useSubscriptionCheck();
  useSessionMark();
  return (
    <div className={css.shell}>
      <a className={css.skip} href="#main">
        Skip to content
      </a>
      <SiteHeader />
      <SnapshotBanner />
      <OfflineNotice />
      <main id="main" ref={main} tabIndex={-1}>
        <Suspense
          fallback={
            <Page>
              <Loading label="Loading" />
            </Page>
          }
        >
          <Outlet />
        </Suspense>
      </main>
      <SiteFooter />
      <ToastRegion />
    </div>
  );
}
