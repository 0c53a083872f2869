import { expect, type Page } from '@playwright/test';

/**
 * The round chat button is there, once, and covers no control, wherever the page is scrolled to. The page is scrolled
 * upward, as the button hides on the way down.
 * @param shares of the page that are scrolled away, the largest first
 */
export async function expectUncovered(page: Page, view: string, shares: readonly number[] = [0]): Promise<void> {
  await expect(page.locator('button[aria-label="Chat assistant"]'), `${view}: the button of the chat`).toHaveCount(1);
  for (const share of shares) {
    await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share);
    await expect.poll(() => page.evaluate(covered), `${view}: under the button of the chat at ${share}`).toEqual([]);
  }
}

/** Runs in the page: controls covered by the round chat button. Ignores full-screen layers such as dialogs. */
function covered(): string[] {
  const button = document.querySelector('button[aria-label="Chat assistant"]')!;
  if (button.ariaExpanded === 'true' || document.querySelector('dialog:modal')) return [];
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
