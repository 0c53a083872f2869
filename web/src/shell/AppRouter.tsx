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

/** What the router needs of a line of the table of screens. */
export interface ScreenEntry {
  path: string;
  title: string;
  /** `user` signs in first, `subscriber` has a plan, too. */
  access: 'public' | 'user' | 'subscriber';
  /** What it says until session and plan are known; a sentence of the shell unless given. */
  loading?: string;
  /** What somebody without a plan is told on the way to the plans. */
  refusal?: { title: string; text: string };
  load: LoadScreen;
}

/**
 * One route per screen, each in its own chunk, behind sign-in where the table says so. The screen one leaves stays until
 * the next is there; the shell shows that one is on the way.
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

/** Loads what a signed-in screen needs while the session is being restored; without tokens nothing is loaded. */
function useCodeAhead({ access, load }: ScreenEntry): void {
  useEffect(() => {
    if (access === 'public' || !someTokensStored()) return;
    // the screen asks again and shows the error
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
