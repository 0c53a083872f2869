/** Shared by the first script of a page and the app. Imports nothing: the script is a kilobyte. */

/** Fired when the first screen has rendered and responds to input. */
export const READY = 'waymark:ready';

/** Fires it once per page load; `data-ready` remains as a sign of it. */
export function markReady(): void {
  const { dataset } = document.documentElement;
  if (dataset.ready !== undefined) return;
  dataset.ready = '';
  dispatchEvent(new Event(READY));
}

/** Whether the hash is a command, such as #checkout-success, rather than a part of the page. */
export function hashIsCommand(): boolean {
  const id = location.hash.slice(1);
  return id !== '' && !document.getElementById(id);
}

let takenOver = false;

/** Records that the app takes over a prerendered page, which may have been scrolled before. */
export function markTakenOver(): void {
  takenOver = true;
}

export const isTakenOver = (): boolean => takenOver;
