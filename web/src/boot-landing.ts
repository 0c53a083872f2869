/**
 * The one script of the prerendered landing page. It says whether somebody seems to be signed in, and brings the app when
 * there is time for it, or need: a visitor sees the page, and can follow its links, before any framework is loaded.
 */
import { markSession } from './session/session-mark.ts';
import { someTokensStored } from './session/stored-tokens.ts';
import { hashIsErrand, READY } from './shell/first-page.ts';

/** Filled in by the build: the app's module, and what it needs before it can show this page. */
declare const APP: string;
declare const PARTS: string[];

const needs = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'scroll'];
const signedIn = someTokensStored();
let pressed: HTMLElement | null = null;

function start() {
  for (const need of needs) removeEventListener(need, start, true);
  for (const href of PARTS)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  void styled().then(() => import(/* @vite-ignore */ APP));
}

/** Brings the whole style sheets, and only then takes away the extract of them that the page came with. */
async function styled() {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[disabled]')];
  await Promise.all(
    sheets.map(
      (sheet) =>
        new Promise((resolve, reject) => {
          Object.assign(sheet, { onload: resolve, onerror: reject, disabled: false });
        }),
    ),
  );
  document.getElementById('first-styles')?.remove();
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
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(start));
}
