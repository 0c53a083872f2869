/** A slow phone on a slow network is through by then. */
const TIMEOUT_MS = 30_000;
/** How far from its place the page counts as scrolled away, in pixels. */
export const SLACK = 4;

const DEEDS = ['pointerdown', 'keydown', 'wheel'] as const;

/** The page has become too short for its place: that is the browser's doing. */
const isShortened = (placed: number) =>
  scrollY < placed && Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;

/**
 * Puts the page in its place now, and again whenever its height changes, so that parts which arrive late do not move away
 * what was shown; until somebody scrolls, points or types. Call what this returns to stop.
 */
export function whileSettling(place: () => void): () => void {
  let placed = Number.NaN;
  const again = () => {
    place();
    placed = scrollY;
  };
  const look = () => {
    if (Math.abs(scrollY - placed) > SLACK && !isShortened(placed)) stop();
  };
  const growth = new ResizeObserver(again);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    removeEventListener('scroll', look);
    for (const deed of DEEDS) removeEventListener(deed, stop);
  };
  const timer = setTimeout(stop, TIMEOUT_MS);
  again();
  growth.observe(document.body);
  addEventListener('scroll', look, { passive: true });
  for (const deed of DEEDS) addEventListener(deed, stop, { passive: true });
  return stop;
}
