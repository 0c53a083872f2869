import { type ReactNode, useDeferredValue, useEffect, useLayoutEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { someTokensStored } from '#web/session/stored-tokens.ts';
import { markReady } from './first-page.ts';
import { NavigatingAway } from './navigating-away.ts';
import { RequireSession } from './RequireSession.tsx';
import { RequireSubscription } from './RequireSubscription.tsx';
import { Shell } from './Shell.tsx';
import { type LoadScreen, screenOf } from './screen-code.ts';
import { setTitle } from './title.ts';

/** An entry of the table of screens, as the router needs it. */
export interface ScreenEntry {
  path: string;
  title: string;
  /** `user` requires sign-in, `subscriber` also a plan. */
  access: 'public' | 'user' | 'subscriber';
  /** The text shown until session and plan are known; the shell has a default. */
  loading?: string;
  /** The toast shown when somebody without a plan is redirected to the plans. */
  refusal?: { title: string; text: string };
  load: LoadScreen;
}

/**
 * One route per screen, each in its own chunk, behind sign-in where the table says so. The current screen stays until
 * the next one has loaded; meanwhile the shell shows that it is loading.
 */
export function AppRouter({ screens }: { screens: readonly ScreenEntry[] }) {
  const wanted = useLocation();
  const shown = useDeferredValue(wanted);
  return (
    <Shell shown={shown} pending={shown !== wanted}>
      <NavigatingAway value={shown !== wanted}>
        <Routes location={shown}>
          {screens.map((screen) => (
            <Route key={screen.path} path={screen.path} element={<ScreenOf screen={screen} />} />
          ))}
        </Routes>
      </NavigatingAway>
    </Shell>
  );
}

function ScreenOf({ screen }: { screen: ScreenEntry }) {
  const Screen = screenOf(screen.load);
  useLayoutEffect(() => setTitle(screen.title), [screen.title]);
  useEffect(markReady, []);
  useCodeAhead(screen);
  return (
    <Guarded screen={screen}>
      <Screen />
    </Guarded>
  );
}

/** Loads the code of a signed-in screen while the session is being restored; without tokens it loads nothing. */
function useCodeAhead({ access, load }: ScreenEntry): void {
  useEffect(() => {
    if (access === 'public' || !someTokensStored()) return;
    // the screen loads it again and shows the error
    for (const code of [load(), import('#web/session/amplify.ts')]) code.catch(() => undefined);
  }, [access, load]);
}

function Guarded({ screen, children }: { screen: ScreenEntry; children: ReactNode }) {
  const { title, access, loading, refusal } = screen;
  if (access === 'subscriber')
    return (
      <RequireSubscription title={title} loading={loading ?? 'Loading'} refusal={refusal}>
        {children}
      </RequireSubscription>
    );
  if (access === 'user') return <RequireSession loading={loading}>{children}</RequireSession>;
  return children;
}
