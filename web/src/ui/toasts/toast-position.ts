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
/** What else the screen is used by: less harm than the above, more than the way to other screens. */
const OWN = `:is(main ${PRESSED}, main h1)`;

/**
 * A bar stands where it lies on nothing vital, and of such places on as little as can be of what is pressed: at the foot of
 * the window, above the foot of a step, over the header of the site, or just below that. It stays where it is while it lies
 * on nothing vital there. Where there is no such place it lies at the foot, and on a step of the assessment it waits for one
 * if it may.
 * @param last where it has stood, if it shall stay there
 * @param patient whether it may wait
 */
export function toastPositionOf(bar: HTMLElement, last: ToastPosition | null, patient: boolean): ToastPosition {
  const { left, right, height } = bar.getBoundingClientRect();
  const harm = (selector: string) => (position: ToastPosition) =>
    lyingUnder(selector, boxOf(position, left, right, height));
  const free = positionsFor(height).filter((position) => harm(VITAL)(position) === 0);
  const same = free.find(({ end, at }) => end === last?.end && at === last.at);
  if (same) return same;
  const [best] = free.sort(
    (one, other) => harm(OWN)(one) - harm(OWN)(other) || harm(PRESSED)(one) - harm(PRESSED)(other),
  );
  return (
    best ?? { end: 'foot', at: Math.max(footBelow(height), keyboardBelow()), waits: patient && stepFoot() !== null }
  );
}

/** All places, the usual ones first. */
function positionsFor(height: number): ToastPosition[] {
  const frame = [...document.querySelectorAll('header:not(main *, dialog *), [data-banner]')];
  const below = Math.max(0, ...frame.map((part) => part.getBoundingClientRect().bottom));
  const keyboard = keyboardBelow();
  const feet = new Set([keyboard, Math.max(footBelow(height), keyboard)]);
  const heads = new Set([0, below]);
  return [
    ...[...feet].map((at): ToastPosition => ({ end: 'foot', at })),
    ...[...heads].map((at): ToastPosition => ({ end: 'head', at })),
  ];
}

function boxOf({ end, at }: ToastPosition, left: number, right: number, height: number): DOMRect {
  return new DOMRect(left, end === 'head' ? at : innerHeight - at - height, right - left, height);
}

/** How many of them a bar there would lie on. */
function lyingUnder(selector: string, bar: DOMRect): number {
  const meets = (box: DOMRect) =>
    box.width > 0 && box.top < bar.bottom && box.bottom > bar.top && box.left < bar.right && box.right > bar.left;
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
