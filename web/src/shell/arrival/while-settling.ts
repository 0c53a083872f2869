/** A screen that is not complete by then has been left to itself long enough. */
const TIMEOUT_MS = 5_000;
/** How far from its place the page counts as scrolled away, in pixels. */
export const SLACK = 4;

/**
 * Puts the page in its place now, and again whenever its height changes, so that parts which arrive late do not move away
 * what was shown; until somebody scrolls. Call what this returns to stop.
 */
export function whileSettling(place: () => void): () => void {
  let placed = Number.NaN;
  const again = () => {
    place();
    placed = scrollY;
  };
  const look = () => {
    if (Math.abs(scrollY - placed) > SLACK) stop();
  };
  const growth = new ResizeObserver(again);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    removeEventListener('scroll', look);
  };
  const timer = setTimeout(stop, TIMEOUT_MS);
  again();
  growth.observe(document.body);
  addEventListener('scroll', look, { passive: true });
  return stop;
}
