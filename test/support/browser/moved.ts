import type { Page } from '@playwright/test';

/** Less than this is a digit or a scrollbar, and no press goes astray by it. */
const NOTICED_PX = 12;

/**
 * From its first picture in its own letters on, the page keeps where everything stands that can be pressed and is in sight,
 * and writes down what has moved since. To be called before it is opened.
 * @returns what has moved so far, each with where it stood and where it stands
 */
export async function watchMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((noticed) => {
    const moved = new Set<string>();
    Object.assign(globalThis, { moved });
    const stood = new Map<Element, { left: number; top: number }>();
    const look = () => {
      requestAnimationFrame(look);
      if (performance.getEntriesByType('paint').length === 0 || !document.fonts.check('1em "Source Sans 3"')) return;
      for (const one of document.querySelectorAll('main :is(a, button, input, select, textarea, summary)')) {
        const { left, top, bottom, width } = one.getBoundingClientRect();
        const inSight = width > 0 && top < innerHeight && bottom > 0;
        if (!inSight || !one.checkVisibility({ visibilityProperty: true }) || one.closest('[inert]')) continue;
        const stands = { left: Math.round(left + scrollX), top: Math.round(top + scrollY) };
        const before = stood.get(one) ?? stands;
        stood.set(one, stands);
        if (Math.max(Math.abs(stands.left - before.left), Math.abs(stands.top - before.top)) > noticed)
          moved.add(
            `${one.localName} "${(one.textContent || one.ariaLabel || '').trim()}" from ${before.left}, ${before.top} to ${stands.left}, ${stands.top}`,
          );
      }
    };
    look();
  }, NOTICED_PX);
  return () => page.evaluate(() => [...(globalThis as unknown as { moved: Set<string> }).moved]);
}
