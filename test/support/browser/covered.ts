/** Runs in the page: controls covered by the round chat button. Ignores full-screen layers such as dialogs. */
export function covered(): string[] {
  const button = document.querySelector('button[aria-label="Chat assistant"]');
  if (!button || button.ariaExpanded === 'true' || document.querySelector('dialog:modal')) return [];
  if (getComputedStyle(button).pointerEvents === 'none') return [];
  const corner = button.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary, label')]
    .filter((one) => one !== button && !one.closest('dialog') && one.checkVisibility())
    .filter((one) =>
      [...one.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < corner.right && right > corner.left && top < corner.bottom && bottom > corner.top,
      ),
    )
    .map((one) => `${one.localName} ${one.ariaLabel ?? one.textContent}`);
}
