import type { Page } from '@playwright/test';

/** A second tab beside one of an assessment, while no answer can be saved until `letGo`. */
export async function secondTab(first: Page): Promise<{ second: Page; letGo: () => void }> {
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>();
  await first
    .context()
    // the tab may be closed by now
    .route('**/api/assessment-answer', (route) => released.then(() => route.continue()).catch(() => undefined));
  const second = await first.context().newPage();
  second.on('dialog', (dialog) => void dialog.accept());
  return { second, letGo };
}
