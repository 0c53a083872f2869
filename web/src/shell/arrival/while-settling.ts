/** By then everything has come, also on a slow phone with a slow network. */
const TIMEOUT_MS = 30_000;
/** How far from its place the page counts as scrolled away, in pixels. */
export const SLACK = 4;

/** By these somebody takes the page over. */
const takeoverEvents = ['pointerdown', 'keydown', 'wheel'] as const;

/** The page has become too short for its place: the browser has scrolled it, not the reader. */
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
  const stopWhereScrolled = () => {
    if (Math.abs(scrollY - placed) > SLACK && !isShortened(placed)) stop();
  };
  const growth = new ResizeObserver(again);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    removeEventListener('scroll', stopWhereScrolled);
    for (const event of takeoverEvents) removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, TIMEOUT_MS);
  again();
  growth.observe(document.body);
  addEventListener('scroll', stopWhereScrolled, { passive: true });
  for (const event of takeoverEvents) addEventListener(event, stop, { passive: true });
  return stop;
}
