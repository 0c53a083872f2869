import type { Page } from '@playwright/test';

export const resumeField = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name, exact: true });
export const resumeEntry = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** The minimum for writing a resume, with a name and a sentence that look like markup. */
export async function fillResume(page: Page): Promise<void> {
  await resumeField(page, /^Full name/).fill('Sam "Sammy" Lee');
  await resumeField(page, /^Email/).fill('sam@example.com');
  await resumeField(page, /^Summary/).fill('I keep the books of small shops. Known for C++ & R&D <b>too</b>');
  await resumeEntry(page, 'Job 1').getByLabel('Title').fill('Bookkeeper');
  await resumeEntry(page, 'Job 1').getByLabel('Company').fill('Corner Hardware');
  await resumeEntry(page, 'School 1').getByLabel('Degree').fill('Associate in Accounting');
  await resumeEntry(page, 'School 1').getByLabel('Institution').fill('Austin College');
  await resumeEntry(page, 'Skill 1').getByLabel('Skill').fill('Excel');
}
