import type { Page } from '@playwright/test';
import { validity } from '#shared/guidance/validity.data.ts';
import { attributions } from '#shared/occupations/attribution.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { onDeskAndPhone, overflow } from '#test/support/browser/views.ts';
import { populationName } from '#web/features/how-it-works/populations.ts';

const { realPeople, populations, confidence } = validity.figures;
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const whole = (share: number) => Math.round(100 * share);

/** The rows of figures behind a chart, after unfolding them. */
async function rowsOf(page: Page, chart: RegExp): Promise<string[]> {
  const figure = page.getByRole('figure').filter({ has: page.getByRole('img', { name: chart }) });
  await figure.getByText('Show the figures').click();
  return (await figure.getByRole('row').allInnerTexts()).slice(1);
}

test.describe('how well it works', () => {
  test('is open to everybody, from the landing page and from the foot of any', async ({ visitor }) => {
    const page = await visitor();
    await page.goto('/');
    await page.locator('#features').getByRole('link', { name: 'How well does this work?' }).click();
    await page.waitForURL('/how-it-works');
    await expect(page).toHaveTitle('How well does this work? · Waymark');
    await page.goto('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible(); // its text pushes the footer down
    await page.getByRole('contentinfo').getByRole('link', { name: 'How well it works' }).click();
    await page.waitForURL('/how-it-works');
    await expect(page.getByRole('heading', { level: 1, name: 'How well does this work?' })).toBeVisible();
    await onDeskAndPhone(page, async ({ name }) => expect(await overflow(page), name).toBeLessThanOrEqual(0));
  });

  test('says what was measured, with the figures of the measurement', async ({ visitor }) => {
    const page = await visitor();
    await page.goto('/how-it-works');
    const people = await rowsOf(page, /^Better than chance/);
    expect(people).toHaveLength(realPeople.scorings.length);
    realPeople.scorings.forEach(({ items, engine, correlation }, at) => {
      expect(people[at]).toMatch(new RegExp(`^${items}\\s`));
      for (const { value } of [engine, correlation]) expect(people[at]).toContain((100 * value).toFixed(1));
    });
    const fields = await rowsOf(page, /^A field is found/);
    for (const { id, field, ten } of populations)
      expect(fields.find((row) => row.startsWith(populationName[id]))).toMatch(
        new RegExp(`${whole(field.value)} of 100.*\\s${whole(ten.value)} of 100`),
      );
    const again = await rowsOf(page, /^How many of the ten stay/);
    for (const { id, stays } of populations)
      expect(again.find((row) => row.startsWith(populationName[id]))).toMatch(
        new RegExp(`${stays.actual.toFixed(1)}\\s${stays.stated.toFixed(1)}\\s${whole(stays.within.value)} of 100$`),
      );
    const said = await rowsOf(page, /^What was said/);
    expect(said.map((row) => Number(row.split('%', 1)[0]))).toEqual(confidence.map(({ stated }) => whole(stated)));
    await expect(part(page, 'Can you check this?')).toContainText(`with model ${validity.modelVersion}`);
  });

  test('says what the figures cannot show, and whose data they rest on', async ({ visitor }) => {
    const page = await visitor();
    await page.goto('/how-it-works');
    const limits = part(page, 'What can they not show?');
    await expect(limits).toContainText('Nobody has yet answered our own questions in a study');
    await expect(limits).toContainText('names a direction, not the one occupation');
    const data = part(page, 'Where do the data come from?');
    await expect(data.getByRole('listitem')).toHaveCount(attributions.length);
    for (const { title } of attributions) await expect(data.getByText(title)).toBeVisible();
    await data.getByRole('link', { name: 'Data sources and their licenses' }).click();
    await page.waitForURL('/data-sources');
  });

  test('opens at the part a link names', async ({ visitor }) => {
    const page = await visitor({ width: 390 });
    await page.goto('/how-it-works#confidence');
    await expect(part(page, 'What does confidence mean?')).toBeInViewport();
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'What do we never do?' }).click();
    await expect(part(page, 'What do we never do?')).toBeInViewport();
  });
});
