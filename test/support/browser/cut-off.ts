/**
 * Runs in the page: what does not fit a narrow screen: controls, headings and words beyond its edges that cannot be
 * scrolled to, and controls that overlap. Ignores what is behind a dialog.
 */
export function cutOff(): string[] {
  const within = document.querySelector('dialog:modal') ?? document.body;
  const nameOf = (element: Element) =>
    `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
  const lineage = (element: Element): Element[] => {
    const parents: Element[] = [];
    for (let parent = element.parentElement; parent; parent = parent.parentElement) parents.push(parent);
    return parents;
  };
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
  /** fixed or overlaid elements: the drawer, the chat button, a menu */
  const layerOf = (element: Element) =>
    [element, ...lineage(element)].find(
      (each) => each.matches(':popover-open, [role=menu]') || /fixed|sticky/.test(getComputedStyle(each).position),
    ) ?? null;
  const isHidden = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.closest('[inert], [aria-hidden="true"]') !== null ||
    [element, ...lineage(element)].some((each) => {
      const { clip, clipPath } = getComputedStyle(each);
      return clipPath !== 'none' || clip !== 'auto';
    });

  /** the visible part of a box inside scroll containers */
  const seenOf = (element: Element, box: DOMRect) => {
    const windows = lineage(element)
      .filter((each) => each !== document.documentElement && each !== document.body)
      .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY))
      .map((each) => each.getBoundingClientRect());
    return {
      left: box.left,
      right: box.right,
      top: Math.max(box.top, ...windows.map(({ top }) => top)),
      bottom: Math.min(box.bottom, ...windows.map(({ bottom }) => bottom)),
    };
  };

  const seen = [
    ...within.querySelectorAll(
      'a, button, input, select, textarea, summary, h1, h2, h3, h4, p, li, td, th, dt, dd, label',
    ),
  ]
    .filter((element) => !isHidden(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1);

  const beyond = seen
    .filter(({ element, box }) => (box.right > innerWidth + 1 || box.left < -1) && !lineage(element).some(scrolls))
    .map(({ element }) => `beyond the edge: ${nameOf(element)}`);

  const clipped = seen
    .filter(({ element }) => element.matches('a, button, summary, h1, h2, h3, h4'))
    .filter(({ element }) => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      return (
        /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1
      );
    })
    .map(({ element }) => `cut off: ${nameOf(element)}`);

  /** one box per line for a link in running text */
  const boxesOf = (element: Element) => [...element.getClientRects()].map((box) => seenOf(element, box));
  const meet = (one: Element, other: Element) =>
    boxesOf(one).some((a) =>
      boxesOf(other).some(
        (b) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2,
      ),
    );
  const controls = seen.filter(({ element }) =>
    element.matches(
      'a, button, select, textarea, summary, input:not([type="range"], [type="radio"], [type="checkbox"])',
    ),
  );
  const over: string[] = [];
  for (const [place, one] of controls.entries())
    for (const other of controls.slice(place + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      // a button inside its field
      if (one.element.matches('input') && one.element.parentElement === other.element.parentElement) continue;
      if (meet(one.element, other.element) && layerOf(one.element) === layerOf(other.element))
        over.push(`on each other: ${nameOf(one.element)}, ${nameOf(other.element)}`);
    }
  return [...new Set([...beyond, ...clipped, ...over])];
}
