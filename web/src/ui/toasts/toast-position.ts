import button from '#web/ui/Button.module.css';

/** Position of a bar: its distance from an end of the window. `waits` while it would cover the step's controls. */
export interface ToastPosition {
  end: 'foot' | 'head';
  at: number;
  waits?: boolean;
  /** whether it lies, or would lie, on something vital */
  taken?: boolean;
}

interface Wait {
  /** it may wait */
  patient: boolean;
  /** it already was in a free position */
  seen: boolean;
}

const PRESSED = ':is(a, button, summary)';
/** Controls that a toast must never cover: choices, fields, the primary action, and the focused element. */
const VITAL = `:is(input, select, textarea, label, [role="tab"], .${button.primary}, ${PRESSED}:focus-visible)`;
/** Other controls of the screen: less important than the above, more than navigation. */
const OWN = `:is(main ${PRESSED}, main h1)`;

/**
 * Chooses a position that covers nothing vital and as few other controls as possible: at the foot of the window, above
 * a step's footer, over the site header, or just below it. A bar stays where it is while it covers nothing vital. If no
 * position is free it goes to the foot; in an assessment step, or once it was seen, it waits for a free one if it may.
 * @param last its previous position, if it should stay there
 */
export function toastPositionOf(bar: HTMLElement, last: ToastPosition | null, { patient, seen }: Wait): ToastPosition {
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
    best ?? {
      end: 'foot',
      at: Math.max(footBelow(height), keyboardBelow()),
      waits: patient && (seen || stepFoot() !== null),
      taken: true,
    }
  );
}

/** All positions, the usual ones first. */
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

/** How many matching elements a bar there would cover. */
function lyingUnder(selector: string, bar: DOMRect): number {
  const meets = (box: DOMRect) =>
    box.width > 0 && box.top < bar.bottom && box.bottom > bar.top && box.left < bar.right && box.right > bar.left;
  return [...document.querySelectorAll(`${selector}:not(dialog *, [data-toasts] *)`)].filter(
    (one) => [...one.getClientRects()].some(meets) && one.checkVisibility({ visibilityProperty: true }),
  ).length;
}

/** A step's footer if it is sticky. */
function stepFoot(): Element | null {
  const foot = document.querySelector('[data-foot]');
  return foot && getComputedStyle(foot).position === 'sticky' ? foot : null;
}

/** Height of a step's footer at the end of the window, if a bar of that height would cover it. */
function footBelow(height: number): number {
  const { top, bottom } = stepFoot()?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return bottom > innerHeight - height ? Math.max(0, innerHeight - top) : 0;
}

/** Height of an on-screen keyboard at the end of the window. People who have zoomed in see a part by choice. */
function keyboardBelow(): number {
  if (!visualViewport || visualViewport.scale > 1) return 0;
  return Math.max(0, Math.round(innerHeight - visualViewport.height - visualViewport.offsetTop));
}
