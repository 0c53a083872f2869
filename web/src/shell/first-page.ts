/** What the first script of a page and the app agree on. Imports nothing: the script is a kilobyte. */

/** The event of a page whose first screen is there and answers from now on. */
export const READY = 'waymark:ready';

/** Says so, once a page load; `data-ready` says so from then on. */
export function markReady(): void {
  const { dataset } = document.documentElement;
  if (dataset.ready !== undefined) return;
  dataset.ready = '';
  dispatchEvent(new Event(READY));
}

/** Whether the hash is a command, such as #checkout-success, and no part of the page. */
export function hashIsCommand(): boolean {
  const id = location.hash.slice(1);
  return id !== '' && !document.getElementById(id);
}

let takenOver = false;

/** The app takes over a page that could be read, and scrolled, before. */
export function markTakenOver(): void {
  takenOver = true;
}

export const isTakenOver = (): boolean => takenOver;
