import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router-dom';
import { App } from './App.tsx';
import { prerendered } from './routes.tsx';
import { startSession } from './session/start-session.ts';
import type { ScreenEntry } from './shell/AppRouter.tsx';
import { hashIsCommand, markTakenOver } from './shell/first-page.ts';
import { makeReady } from './shell/screen-code.ts';

/** The address changes at once; the AppRouter decides which screen to show for it. */
const Router = ({ children }: { children: ReactNode }) => (
  <BrowserRouter useTransitions={false}>{children}</BrowserRouter>
);

const app = <App Router={Router} />;

/** Hydrates the prerendered page in slices that yield to user input. */
async function takeOver(root: HTMLElement, screen: ScreenEntry): Promise<void> {
  await makeReady(screen);
  // a hash command may show something other than the prerendered content
  if (hashIsCommand()) {
    createRoot(root).render(app);
    return;
  }
  markTakenOver();
  startTransition(() => void hydrateRoot(root, app));
}

startSession();
const root = document.getElementById('root') as HTMLElement;
// an empty page contains at most the notice that the app is late
const empty = !root.hasChildNodes() || document.getElementById('late');
const screen = empty ? undefined : prerendered.find(({ path }) => matchPath(path, location.pathname));
if (screen) void takeOver(root, screen);
else createRoot(root).render(app);
