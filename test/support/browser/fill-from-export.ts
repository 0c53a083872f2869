import type { Page } from '@playwright/test';
import { toJsonResume } from '#shared/cv/json-resume/export.ts';
import { sampleCv } from '#test/support/documents/sample-cv.ts';

export const fillButton = 'Fill from a CV or an export';

/** Opens the dialog that fills the form, with the sample accountant's JSON Resume selected. */
export async function offerExport(page: Page): Promise<void> {
  await page.getByRole('button', { name: fillButton }).click();
  const buffer = Buffer.from(JSON.stringify(toJsonResume(sampleCv)));
  await page
    .getByLabel('JSON Resume, or your data from LinkedIn')
    .setInputFiles({ name: 'mara.json', mimeType: 'application/json', buffer });
}
