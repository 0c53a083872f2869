import { createElement, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { OccupationPage } from '#shared/occupations/page.ts';
import { App } from './App.tsx';
import { queryClient } from './api/query-client.ts';
import { occupationQuery } from './features/occupations/occupation-query.ts';
import { listedPages } from './listed-pages.ts';
import { paths } from './paths.ts';
import { home, occupation, prerendered, screens } from './routes.tsx';
import type { ScreenEntry } from './shell/AppRouter.tsx';
import { type LoadScreen, makeReady } from './shell/screen-code.ts';
import { fullTitle } from './shell/title.ts';

const routerAt =
  (location: string) =>
  ({ children }: { children: ReactNode }) =>
    createElement(StaticRouter, { location }, children);

/**
 * A screen as a visitor first sees it, for `npm run build`: the app's own components before any effect has run, with
 * nobody signed in and no campaign.
 * @throws whatever a component throws that cannot render outside a browser
 */
async function markupOf(screen: ScreenEntry, location = screen.path): Promise<string> {
  await makeReady(screen);
  let failure: unknown;
  const { prelude } = await prerender(createElement(App, { Router: routerAt(location) }), {
    // everything in place: otherwise React moves long parts with an inline script, which the policy forbids
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= error;
    },
  });
  const html = await new Response(prelude).text();
  if (failure) throw failure;
  return html;
}

export const landing = () => markupOf(home);

/** An occupation's page, which is the same for everybody. */
export async function occupationMarkup(page: OccupationPage): Promise<string> {
  const { queryKey } = occupationQuery(page.slug);
  queryClient.setQueryData(queryKey, page);
  const markup = await markupOf(occupation, paths.occupation(page.slug));
  queryClient.removeQueries({ queryKey });
  return markup;
}

const pageFiles = import.meta.glob<Awaited<ReturnType<LoadScreen>>>('./features/**/*Page.tsx');

/** A screen's file as named in the build's manifest: `src/features/usage/UsagePage.tsx`. */
async function fileOf({ load }: ScreenEntry): Promise<string> {
  const { default: page } = await load();
  for (const [file, loadFile] of Object.entries(pageFiles))
    if ((await loadFile()).default === page) return file.replace('./', 'src/');
  throw new Error(`no file of features/ has ${page.name}`);
}

export const homeFile = () => fileOf(home);

/** The title of its page, and the chunks it names beside the app. */
export const occupationScreen = {
  titleOf: ({ name }: OccupationPage) => fullTitle(name),
  access: occupation.access,
  file: () => fileOf(occupation),
};

export interface ListedPage {
  path: string;
  title: string;
  description: string;
}

/** The pages that may be listed, the landing page first. */
export const listed: ListedPage[] = screens
  .filter(({ path }) => path in listedPages)
  .map(({ path, title }) => ({ path, title: fullTitle(title), description: listedPages[path] as string }));

/** Every screen with a page of its own, except the landing page and the occupations. */
export const pages = screens
  .filter((screen) => screen !== home && screen !== occupation)
  .map((screen) => ({
    addresses: addressesOf(screen.path),
    title: fullTitle(screen.title),
    access: screen.access,
    file: () => fileOf(screen),
    listed: listed.find((page) => page.path === screen.path),
    /** the screen's content, if its page contains it */
    markup: prerendered.includes(screen) ? () => markupOf(screen) : null,
  }));

/** `/result/:id` -> `/result/_`, `/continue/:id?` -> that and `/continue`, `*` -> `/app`: see infra/edge/page-file.ts. */
function addressesOf(path: string): string[] {
  if (path === '*') return ['/app'];
  const [, fixed, parameter] = /^(.*?)(\/:\w+\??)?$/.exec(path) as unknown as [string, string, string | undefined];
  if (!parameter) return [fixed];
  return parameter.endsWith('?') ? [fixed, `${fixed}/_`] : [`${fixed}/_`];
}
