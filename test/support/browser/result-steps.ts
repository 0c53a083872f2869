import type { Locator, Page } from '@playwright/test';

async function unfold(summary: Locator): Promise<void> {
  const open = await summary.evaluate(({ parentElement }) => (parentElement as HTMLDetailsElement).open);
  if (!open) await summary.click();
}

/** Opens the receipts of an occupation's score; they stay open for the next one. */
export const openReceipts = (details: Locator): Promise<void> =>
  unfold(details.locator('summary', { hasText: /^Receipts: / }));

/** Opens the controls of What if. */
export const openWhatIf = (page: Page): Promise<void> =>
  unfold(
    page.getByRole('region', { name: 'What if', exact: true }).locator('summary', { hasText: 'Move your answers' }),
  );
