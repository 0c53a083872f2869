import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { finishAssessment } from '#test/support/accounts/finished-assessment.ts';
import { test as browserTest, expect, type PageOptions } from '#test/support/browser/browser-test.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { sincereAnswers } from '#test/support/people/sincere-answers.ts';
import { breakCall } from '../support/browser/answer-steps.ts';

const engineer = sincereAnswers('17-2051.00', 3);
const answers = {
  ...engineer,
  deepDive: { ...engineer.deepDive, background: { pay: 62_000, country: 'DE' } },
};
const path = '/salary-comparison';

const test = browserTest.extend<{ atResult: (options?: PageOptions) => Promise<{ person: SignedIn; page: Page }> }>({
  atResult: ({ stack, newPerson }, use) =>
    use(async (options) => {
      const { person, page } = await newPerson(options);
      const { resultId } = await finishAssessment(stack, person, answers);
      await page.goto(`/career-path/result/${resultId}`);
      await salaries(page).waitFor();
      return { person, page };
    }),
});
const salaries = (page: Page) => page.getByRole('button', { name: 'Salaries' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Salaries: / });
const close = (page: Page) => dialogOf(page).getByRole('button', { name: 'Close' }).click();
const bars = (page: Page) => dialogOf(page).getByRole('tabpanel').getByRole('img').first();

test('Salaries compares a role by country and state, counts it once, and says when the month’s are used up (SAL-01 to SAL-03, RES-13, GAT-13, GAT-23, GAT-32, D-83, D-93)', async ({
  atResult,
  stack,
}) => {
  const { person, page } = await atResult();
  const used = async () =>
    (await stack.call(api.plans.getUsageSummary, {}, person.accessToken)).body.usage.salary_searches.monthly_count;
  const options = page.getByRole('listbox', { name: 'Top matches' }).getByRole('option');
  const dialog = dialogOf(page);

  await test.step('it asks for that role, and shows what is answered', async () => {
    const [request] = await Promise.all([page.waitForRequest(`**/api${path}`), salaries(page).click()]);
    const { roleId } = request.postDataJSON();
    expect(request.postDataJSON()).toEqual({ roleId });
    const answer = await (await request.response())!.json();
    await expect(dialog).toHaveAccessibleName(`Salaries: ${nameOf(answer.code, answer.title)}`);
    for (const { country, formatted } of [answer.insights.highestPaying, answer.insights.lowestPaying]) {
      await expect(dialog).toContainText(formatted.medianUSD);
      await expect(dialog).toContainText(country);
    }
    await expect(bars(page)).toHaveAccessibleName(/Germany, estimate: €[\d,]+ · \$[\d,]+ · 2022; United States: \$/);
    // some European figures are published in euros although the country has another currency
    await expect(
      dialog.getByText('Yearly pay, in the currency it is published in and in US dollars').first(),
    ).toBeVisible();
    await expect(dialog.getByText(/^Half earn more than your \$62,000 in \d+ of \d+ countries/).first()).toBeVisible();
    await expect(dialog.getByText('what you earn now, $62,000').first()).toBeVisible();
    await expect(dialog.getByText(answer.rule)).toBeVisible();
    await dialog.getByText('Show the figures').first().click();
    const row = dialog.getByRole('row', { name: /^Germany/ });
    const germany = answer.comparisons.find(({ country }: { country: string }) => country === 'Germany');
    for (const text of [...Object.values(germany.formatted), 'Estimate', '2022', germany.group.formatted])
      await expect(row).toContainText(String(text));
    await expect(dialog.getByRole('row')).toHaveCount(answer.comparisons.length + 1);
  });

  await test.step('a search narrows countries and states', async () => {
    const search = dialog.getByRole('searchbox', { name: 'Search countries and states' });
    await search.fill('brazil');
    await expect(bars(page)).toHaveAccessibleName(/: Brazil, estimate: R\$/);
    await search.fill('nowhere');
    await expect(dialog.getByText('No country by that name.')).toBeVisible();
    await search.fill('');
    await dialog.getByRole('tab', { name: 'By US state' }).click();
    await expect(bars(page)).toHaveAccessibleName(/: \$[\d,]+; /);
    await search.fill('texas');
    await expect(bars(page)).toHaveAccessibleName(/: Texas: \$/);
  });

  await test.step('it stays as it is where list and details stop fitting beside each other', async () => {
    const { width, height } = page.viewportSize()!;
    await page.setViewportSize({ width: 880, height });
    await expect(dialog.getByRole('searchbox')).toHaveValue('texas');
    await close(page);
    await expect(salaries(page)).toHaveCount(0);
    await page.setViewportSize({ width, height });
    await salaries(page).click();
    await expect(bars(page)).toBeVisible();
  });

  await test.step('the same role again is not asked for; after a reload it costs nothing', async () => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith(path) && asked.push(request.url()));
    await close(page);
    await salaries(page).click();
    await expect(bars(page)).toBeVisible();
    expect(asked).toEqual([]);
    await close(page);
    await page.reload();
    await salaries(page).click();
    await expect(bars(page)).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(await used()).toBe(1);
    await close(page);
  });

  await test.step('the fourth role of the month is refused in so many words', async () => {
    for (const place of [1, 2]) {
      await options.nth(place).click();
      await salaries(page).click();
      await expect(bars(page)).toBeVisible();
      await close(page);
    }
    await options.nth(3).click();
    await salaries(page).click();
    const limit = page.getByRole('dialog', { name: 'Limit Reached' });
    await expect(limit).toContainText("You've reached your monthly limit for Salary Database Search (3/3).");
    await expect(limit).toContainText('open again and cost nothing');
    expect(await used()).toBe(3);
  });
});

test('salaries that cannot be loaded say so in the dialog, and Retry brings them (SAL-04, D-56)', async ({
  atResult,
}) => {
  const { page } = await atResult({ expected: [/status of 500/, /The salaries could not be loaded/] });
  await page.clock.install();
  const mend = await breakCall(page, path);
  await salaries(page).click();
  const failed = dialogOf(page).getByText('Could not load salaries');
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(failed).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(dialogOf(page).getByRole('row')).toHaveCount(0);
  await mend();
  await dialogOf(page).getByRole('button', { name: 'Retry' }).click();
  await expect(bars(page)).toBeVisible();
});
