/**
 * The script of a prerendered page. It loads the app on the first sign that it is needed, or after a while: visitors
 * can read the page and follow its links without any framework.
 */
import { isSessionMarked, markSession } from './session/session-mark.ts';
import { keepPresses, pressedEarly } from './shell/early-press.ts';
import { hashIsCommand } from './shell/first-page.ts';

/** Filled in by the build: addresses of everything the app needs to show this page, the app itself last. */
declare const SCRIPTS: string[];
/** …and of what it requests besides for somebody who is signed in. */
declare const SIGNED_IN: string[];
/** Addresses of the complete style sheets, if the page contains only an extract; otherwise empty. */
declare const STYLES: string[];

/** User activity, a returning network, and another tab in which somebody may have signed in. */
const needs = ['pointerdown', 'keydown', 'focusin', 'input', 'scroll', 'online', 'storage'];
/** Time after loading: what only the app can show, such as a campaign, should also reach passive visitors. */
const UNASKED_MS = 5_000;
const AGAIN_MS = 1_000;
let started = false;
let losses = 0;

function start() {
  if (started) return;
  started = true;
  for (const need of needs) removeEventListener(need, start, true);
  removeEventListener('pointermove', whenPointed, true);
  for (const href of isSessionMarked() ? [...SCRIPTS, ...SIGNED_IN] : SCRIPTS)
    document.head.append(link({ rel: 'modulepreload', href }));
  // styles and app load together, because neither is of use without the other
  styled()
    .then(() => import(/* @vite-ignore */ SCRIPTS.at(-1) as string))
    .catch(lost);
}

/** Browsers fire a pointermove with zero movement when a page loads under a resting pointer. */
function whenPointed({ movementX, movementY }: PointerEvent) {
  if (movementX || movementY) start();
}

const whenNeeded = () => {
  for (const need of needs) addEventListener(need, start, true);
  addEventListener('pointermove', whenPointed, true);
};

/**
 * A part of the app could not be fetched. It is retried after a moment, then on every further need; meanwhile the page
 * can be read and links to the other screens. A newer version may have replaced it, and some browsers never retry a
 * module: so after a click the page reloads as soon as the server answers.
 */
function lost() {
  started = false;
  setTimeout(losses ? whenNeeded : start, AGAIN_MS);
  if (losses) {
    markSession(false);
    if (pressedEarly()) fetch('/').then(() => location.reload(), Boolean);
  }
  losses += 1;
}

const link = (properties: Partial<HTMLLinkElement>) => Object.assign(document.createElement('link'), properties);

/**
 * Loads the complete style sheets before the page's extract and then replaces it in one step, so that the page is
 * restyled only once. (Disabled sheets in the page would be fetched early by browsers that preload.)
 */
async function styled() {
  const first = document.getElementById('first-styles');
  if (!first) return;
  const sheets = STYLES.map((href) => link({ rel: 'stylesheet', href, media: 'not all' }));
  await Promise.all(
    sheets.map(
      (sheet) =>
        new Promise((onload, onerror) => {
          first.before(Object.assign(sheet, { onload, onerror }));
        }),
    ),
  );
  for (const sheet of sheets) sheet.media = '';
  first.remove();
}

keepPresses(() => {
  if (losses > 1) start(); // it may have been lost between the need caused by the press and this
});
if (isSessionMarked() || hashIsCommand()) start();
else {
  whenNeeded();
  addEventListener('load', () => setTimeout(start, UNASKED_MS));
}
