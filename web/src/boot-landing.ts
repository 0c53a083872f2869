/**
 * The one script of the prerendered landing page. It says whether somebody seems to be signed in, and brings the app when
 * there is time for it, or need: a visitor sees the page, and can follow its links, before any framework is loaded.
 */
import { markSession } from './session/session-mark.ts';
import { someTokensStored } from './session/stored-tokens.ts';
import { hashIsErrand, READY } from './shell/first-page.ts';

/** Filled in by the build: names of the app's module, and of what must be there before it can show this page. */
declare const APP: string;
declare const SCRIPTS: string;
declare const STYLES: string;

const needs = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'scroll'];
/** A browser that draws nothing at the moment is never idle. */
const PATIENCE_MS = 1_000;
const signedIn = someTokensStored();
let started = false;
let pressed: HTMLElement | null = null;

function start() {
  if (started) return;
  started = true;
  for (const need of needs) removeEventListener(need, start, true);
  for (const href of addresses(SCRIPTS, 'js')) document.head.append(link({ rel: 'modulepreload', href }));
  void styled().then(() => import(/* @vite-ignore */ `/assets/${APP}.js`));
}

const addresses = (names: string, kind: string) => names.split(' ').map((name) => `/assets/${name}.${kind}`);
const link = (properties: Partial<HTMLLinkElement>) => Object.assign(document.createElement('link'), properties);

/**
 * Brings the whole style sheets in front of the extract of them that the page came with; when all are there they take its
 * place at once, so that the page is styled anew a single time. (They could stand in the page, disabled; but browsers that
 * read ahead fetch them all the same.)
 */
async function styled() {
  const first = document.getElementById('first-styles');
  const sheets = addresses(STYLES, 'css').map((href) => link({ rel: 'stylesheet', href, media: 'not all' }));
  await Promise.all(
    sheets.map(
      (sheet) =>
        new Promise((onload, onerror) => {
          first?.before(Object.assign(sheet, { onload, onerror }));
        }),
    ),
  );
  for (const sheet of sheets) sheet.media = '';
  first?.remove();
}

/** Links and popovers work by themselves; any other button pressed too early is pressed again when it can answer. */
function keep({ target }: Event) {
  pressed = (target as Element).closest('button:not([popovertarget])');
}

markSession(signedIn);
addEventListener('click', keep, true);
addEventListener(
  READY,
  () => {
    removeEventListener('click', keep, true);
    pressed?.click();
  },
  { once: true },
);
if (signedIn || hashIsErrand()) start();
else {
  for (const need of needs) addEventListener(need, start, true);
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: PATIENCE_MS });
    else setTimeout(start); // Safari
  });
}
