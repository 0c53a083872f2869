import { type MouseEvent, type ReactNode, Suspense } from 'react';
import type { Location } from 'react-router-dom';
import { Page } from '#web/ui/layout/Page.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { ToastRegion } from '#web/ui/toasts/ToastRegion.tsx';
import { useArrival } from './arrival/use-arrival.ts';
import { Chat } from './chat/Chat.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { SiteFooter } from './footer/SiteFooter.tsx';
import { SiteHeader } from './header/SiteHeader.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { Pending } from './Pending.tsx';
import css from './Shell.module.css';
import { SnapshotBanner } from './SnapshotBanner.tsx';
import { useSessionMark } from './use-session-mark.ts';
import { useSubscriptionCheck } from './use-subscription-check.ts';

interface ShellProps {
  /** the address of the screen it contains */
  shown: Location;
  /** whether the screen of another address is loading */
  pending: boolean;
  children: ReactNode;
}

/** Surrounds every screen. It stays when a screen fails, and tries again at the next address. */
export function Shell({ shown, pending, children }: ShellProps) {
  const main = useArrival(shown);
  useSubscriptionCheck();
  useSessionMark();
  const skip = (event: MouseEvent) => {
    event.preventDefault(); // keeps #main out of the address
    main.current?.focus();
  };
  return (
    <div className={css.shell}>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads there without a script, too */}
      <a className={css.skip} href="#main" onClick={skip}>
        Skip to content
      </a>
      {pending && <Pending />}
      <SiteHeader />
      <SnapshotBanner />
      <OfflineNotice />
      <main id="main" ref={main} tabIndex={-1} aria-labelledby="title" aria-busy={pending || undefined}>
        <ErrorBoundary at={shown.key} inShell>
          <Suspense
            fallback={
              <Page>
                <Loading label="Loading" />
              </Page>
            }
          >
            {children}
          </Suspense>
        </ErrorBoundary>
      </main>
      <SiteFooter />
      <Chat />
      <ToastRegion />
    </div>
  );
}
