import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import { Page } from '#web/ui/layout/Page.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { useNavigatingAway } from './navigating-away.ts';

/** Shows its children to a signed-in person; everybody else signs in first and comes back here (SEC-06, D-16). */
export function RequireSession({ loading, children }: { loading?: string | undefined; children: ReactNode }) {
  const session = useSession();
  const navigatingAway = useNavigatingAway();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'loading' || (session.status === 'signed-out' && navigatingAway)) {
    return (
      <Page>
        <Loading label={navigatingAway ? 'Loading' : (loading ?? 'Looking for your session')} />
      </Page>
    );
  }
  if (session.status === 'signed-out') {
    if (session.ended === 'erased') return <Navigate to={paths.auth({ message: 'account-erased' })} replace />;
    const next = pathname + search + hash;
    return <Navigate to={paths.auth(session.ended ? { next, message: 'session-ended' } : { next })} replace />;
  }
  // keyed by the person: when somebody else signs in in another tab, the screen starts fresh
  return <Fragment key={session.user.sub}>{children}</Fragment>;
}
