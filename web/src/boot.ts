/**
 * The script of a prerendered page. It brings the app at the first sign that somebody needs it, or late: a visitor can read the page and follow its links without any framework.
 */
import { markSession } from './session/session-mark.ts';
import { someTokensStored } from './session/stored-tokens.ts';
import { keepPresses, pressedEarly } from './shell/early-press.ts';
import { hashIsCommand } from './shell/first-page.ts';

/** Filled in by the build: addresses of what must be there before the app can show this page, itself last. */
declare const SCRIPTS: string[];
/** Addresses of the style sheets that follow an extract of them; empty where the page names them itself. */
declare const STYLES: string[];

/** Signs of a person, of a network that is back, and of another tab in which somebody may have signed in. */
const needs = ['pointerdown', 'keydown', 'focusin', 'input', 'scroll', 'online', 'storage'];
/** After the page has loaded: what only the app can show, such as a campaign, comes to whoever just looks, too. */
const UNASKED_MS = 5_000;
const AGAIN_MS = 1_000;
const signedIn = someTokensStored();
let started = false;
let losses = 0;

function start() {
  if (started) return;
  started = true;
  for (const need of needs) removeEventListener(need, start, true);
  removeEventListener('pointermove', whenPointed, true);
  for (const href of SCRIPTS) document.head.append(link({ rel: 'modulepreload', href }));
  // the page itself, and with it the app: neither begins without the other
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
 * Something of the app could not be fetched. It is asked for again after a moment, then with every need; the page can be
 * read meanwhile, and shows a way to the other screens. A newer version may have taken its place, and some browsers never
 * ask twice: so whoever has pressed something gets the page anew as soon as there is a server.
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
 * Brings the whole style sheets in front of the extract of them that the page came with; when all are there they take its
 * place at once, so that the page is styled anew a single time. (They could stand in the page, disabled; but browsers that
 * read ahead fetch them all the same.)
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
  if (losses > 1) start(); // it may have been lost between the need that came with the press and this
});
if (signedIn || hashIsCommand()) start();
else {
  whenNeeded();
  addEventListener('load', () => setTimeout(start, UNASKED_MS));
}
