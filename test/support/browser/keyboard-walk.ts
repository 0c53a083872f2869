import type { Page } from '@playwright/test';

/** A stop of the Tab key. */
interface Stop {
  name: string;
  isInView: boolean;
  /** whether a ring shows where the focus is */
  isMarked: boolean;
}

/** Runs in the page: what Tab has to reach in a part, in the order of the document, and where the focus is. */
function lookAt([within, isStart]: readonly [within: string, isStart: boolean]): {
  expected: string[];
  place: number;
  stop: Stop;
} {
  const part = document.querySelector(within)!;
  const all = [
    ...part.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
  ].filter((one) => {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[inert]')) return false;
    if (one.matches(':disabled')) return false;
    if (!(one instanceof HTMLInputElement) || one.type !== 'radio') return true;
    // of a group: the checked one, otherwise the first
    const group = [...part.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
      ({ name }) => name === one.name,
    );
    return one === (group.find(({ checked }) => checked) ?? group[0]);
  });
  const nameOf = (one: HTMLElement) =>
    one.ariaLabel || (one instanceof HTMLInputElement && one.labels?.[0]?.textContent) || one.textContent || '';
  if (isStart) {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur(); // or it is not scrolled to
    all[0]!.focus();
  }
  const place = all.indexOf(document.activeElement as HTMLElement);
  const one = all[Math.max(0, place)]!;
  // what is drawn small has its look on the label around it
  const label = one.closest('label');
  const { top, bottom, left, right } = (label ?? one).getBoundingClientRect();
  const isRinged = (element: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  };
  return {
    expected: all.map(nameOf),
    place,
    stop: {
      name: nameOf(one),
      isInView: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
      isMarked: [one, one.parentElement, label].some((element) => element && isRinged(element)),
    },
  };
}

/** Walks by Tab from the first stop of a part until the focus leaves it, or is at the first again. */
export async function walkByTab(page: Page, within: string): Promise<{ expected: string[]; stops: Stop[] }> {
  let { expected, place, stop } = await page.evaluate(lookAt, [within, true] as const);
  const stops: Stop[] = [];
  while (place >= 0 && (place > 0 || stops.length === 0) && stops.length <= 2 * expected.length) {
    stops.push(stop);
    await page.keyboard.press('Tab');
    ({ expected, place, stop } = await page.evaluate(lookAt, [within, false] as const));
  }
  return { expected, stops };
}
