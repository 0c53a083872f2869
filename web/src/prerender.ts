import { createElement, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { home } from './routes.tsx';
import { makeReady } from './shell/screen-code.ts';

const Router = ({ children }: { children: ReactNode }) =>
  createElement(StaticRouter, { location: home.path }, children);

/**
 * The landing page as a visitor meets it, for `npm run build`: the components of the app itself, before any effect has
 * run, with nobody signed in and no campaign.
 * @throws whatever a component throws that cannot render outside a browser
 */
export async function landing(): Promise<string> {
  await makeReady(home);
  let failure: unknown;
  const { prelude } = await prerender(createElement(App, { Router }), {
    // all of it in place: React would otherwise move long parts by an inline script, which the policy forbids
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= error;
    },
  });
  const html = await new Response(prelude).text();
  if (failure) throw failure;
  return html;
}
