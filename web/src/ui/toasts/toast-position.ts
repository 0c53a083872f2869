import button from '#web/ui/Button.module.css';

/** Position of a bar: its distance from an end of the window. It `waits` while it would cover the step's controls. */
export interface ToastPosition {
  end: 'foot' | 'head';
  at: number;
  waits?: boolean;
}

const PRESSED = ':is(a, button, summary)';
/** Controls that a toast must never cover: choices, fields, the primary action, and the focused element. */
const VITAL = `:is(input, select, textarea, label, [role="tab"], .${button.primary}, ${PRESSED}:focus-visible)`;

/**
 * A bar stands at the foot of the window. Where it would lie there on a choice, a field or the way on, it stands at the head:
 * over the header of the site or just below that, whichever takes less out of reach. Where there is no room either, it lies
 * at the foot, and on a step of the assessment it waits for room if it may.
 * @param last where it has stood: it stays at that end as long as there is room
 * @param patient whether it may wait
 */
export function toastPositionOf(bar: HTMLElement, last: ToastPosition | null, patient: boolean): ToastPosition {
  const height = bar.offsetHeight;
  const foot: ToastPosition = { end: 'foot', at: Math.max(footBelow(height), keyboardBelow()) };
  const ends = [foot, ...headsFor(height)].filter((position) => lyingUnder(VITAL, position, height) === 0);
  return ends.find(({ end }) => end === last?.end) ?? ends[0] ?? { ...foot, waits: patient && stepFoot() !== null };
}

/** Over the header of the site and below it, what takes less out of reach first. */
function headsFor(height: number): ToastPosition[] {
  const frame = [...document.querySelectorAll('header:not(main *, dialog *), [data-banner]')];
  const below = Math.max(0, ...frame.map((part) => part.getBoundingClientRect().bottom));
  const positions = [0, below].map((at): ToastPosition => ({ end: 'head', at }));
  const lost = new Map(positions.map((position) => [position, lyingUnder(PRESSED, position, height)]));
  return positions.sort((one, other) => lost.get(one)! - lost.get(other)!);
}

/** How many of them a bar across the window would lie on. */
function lyingUnder(selector: string, { end, at }: ToastPosition, height: number): number {
  const top = end === 'head' ? at : innerHeight - at - height;
  const meets = (box: DOMRect) => box.top < top + height && box.bottom > top && box.width > 0;
  return [...document.querySelectorAll(`${selector}:not(dialog *, [data-toasts] *)`)].filter(
    (one) => [...one.getClientRects()].some(meets) && one.checkVisibility({ visibilityProperty: true }),
  ).length;
}

/** The foot of a step where it stays in sight. */
function stepFoot(): Element | null {
  const foot = document.querySelector('[data-foot]');
  return foot && getComputedStyle(foot).position === 'sticky' ? foot : null;
}

/** How much of the end of the window the foot of a step takes, where a bar of that height would lie on it. */
function footBelow(height: number): number {
  const { top, bottom } = stepFoot()?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return bottom > innerHeight - height ? Math.max(0, innerHeight - top) : 0;
}

/** How much of the end of the window a keyboard on the screen takes. Whoever has zoomed in sees a part by choice. */
function keyboardBelow(): number {
  if (!visualViewport || visualViewport.scale > 1) return 0;
  return Math.max(0, Math.round(innerHeight - visualViewport.height - visualViewport.offsetTop));
}
