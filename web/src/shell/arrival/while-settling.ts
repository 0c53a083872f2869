/** Enough for everything to load, even on a slow phone and network. */
const TIMEOUT_MS = 30_000;
/** Pixels from its place at which the page counts as scrolled away. */
export const SLACK = 4;

/** User input that ends the settling. */
const takeoverEvents = ['pointerdown', 'keydown', 'wheel'] as const;

/** Whether the page has become too short for its place, so that the browser scrolled it, not the reader. */
const isShortened = (placed: number) =>
  scrollY < placed && Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;

/**
 * Scrolls the page to its place now and whenever its height changes, so that parts that load late do not push it away.
 * Stops when somebody scrolls, points or types, or when the returned function is called.
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
