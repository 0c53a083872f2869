import { expect, type Page } from '@playwright/test';

/**
 * The round chat button is there, once, and covers no control: where the page stands, and wherever it is scrolled to. It
 * is scrolled upward, as the button hides on the way down, and stands where it stood in the end.
 * @param shares of the page that are scrolled away, the largest first
 */
export async function expectUncovered(page: Page, view: string, shares: readonly number[] = []): Promise<void> {
  const expectNothing = (place: string) =>
    expect.poll(() => page.evaluate(covered), `${view}: under the button of the chat ${place}`).toEqual([]);
  await expect(page.locator('button[aria-label="Chat assistant"]'), `${view}: the button of the chat`).toHaveCount(1);
  await expectNothing('where the page stands');
  if ((await page.locator('dialog:modal').count()) > 0) return; // nobody scrolls what is behind it
  const stood = await page.evaluate(() => scrollY);
  for (const share of shares) {
    await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share);
    await expectNothing(`at ${share}`);
  }
  await page.evaluate((to) => scrollTo(0, to), stood);
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
