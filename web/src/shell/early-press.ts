/** Buttons pressed before the app has loaded. Imports only the event: the first script of a page is a kilobyte. */
import { READY } from './first-page.ts';

let pressed: HTMLElement | null = null;

/** The button waiting for the app. */
export const pressedEarly = (): HTMLElement | null => pressed;

function busy(on: string | null) {
  if (pressed) pressed.ariaBusy = on;
}

/**
 * Links, popovers and disclosures work without the app. Any other button pressed too early is shown as busy, and
 * clicked again once the app is ready.
 */
export function keepPresses(onPress?: () => void): void {
  const keep = ({ target }: Event) => {
    busy(null);
    pressed = (target as Element).closest('button:not([popovertarget])');
    busy('true');
    onPress?.();
  };
  addEventListener('click', keep, true);
  addEventListener(READY, () => {
    removeEventListener('click', keep, true);
    busy(null);
    pressed?.click();
  });
}
