import type { Page } from '@playwright/test';
import { grant } from '#test/support/accounts/grant-plan.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { onDeskAndPhone, overflow } from '#test/support/browser/views.ts';
import { figures } from '#web/features/home/figures.data.ts';
import { moves, testimonials } from '#web/features/home/stories/content.data.ts';

const oneLine = (texts: string[]) => texts.join(' ').replace(/\s+/g, ' ');

/** Waits for the section and returns its visible text with single spaces. */
async function textOf(page: Page, id: string): Promise<string> {
  const section = page.locator(`#${id}`);
  await expect(section.getByRole('heading', { level: 2 })).toBeVisible();
  return oneLine(await section.allInnerTexts());
}

const liveMarket = /market[-_]intelligence/;
const dollars = (text: string) => Number(text.replace(/[$,]/g, ''));

/** Waits until it is visible. */
const shown = (page: Page, name: string) =>
  expect(page.locator('#market-intelligence').getByText(name).first()).toBeVisible();

/** The landing page as a visitor sees it, and the paths it requests. */
async function landing(visitor: () => Promise<Page>): Promise<{ page: Page; asked: string[] }> {
  const page = await visitor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.locator('#assessment-process')).toBeVisible();
  return { page, asked };
}

test.describe('the sections of the landing page', () => {
  test('the preview has three tabs, chosen by hand or key, and a way into the full analysis (LND-21, LND-23, SEC-01)', async ({
    visitor,
  }) => {
    const { page } = await landing(visitor);
    const preview = page.locator('#interactive-preview');
    const tab = (name: string) => preview.getByRole('tab', { name });
    await onDeskAndPhone(page, async ({ name }) => {
      await expect
        .poll(() => preview.getByRole('tab').allInnerTexts(), { message: name })
        .toEqual(['Leadership', 'Technical Skills', 'Data Analytics']);
      await tab('Technical Skills').click();
      await expect(
        preview.getByRole('tabpanel', { name: 'Technical Skills' }).getByText('Software Developers'),
      ).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(
        preview.getByRole('tabpanel', { name: 'Data Analytics' }).getByText('Data Scientists'),
      ).toBeVisible();
      await page.keyboard.press('Home');
      await expect(preview.getByRole('tabpanel', { name: 'Leadership' })).toBeVisible();
      const start = preview.getByRole('link', { name: 'Start the full analysis' });
      await expect(start, name).toHaveAttribute('href', '/career-path/assessment');
      await start.click();
      await page.waitForURL('/auth?next=%2Fcareer-path%2Fassessment');
      await page.goBack();
    });
  });

  test('each tab shows three roles with salary range, demand and match (LND-22)', async ({ visitor }) => {
    const { page } = await landing(visitor);
    const preview = page.locator('#interactive-preview');
    await onDeskAndPhone(page, async ({ name }) => {
      for (const label of ['Technical Skills', 'Data Analytics', 'Leadership']) {
        await preview.getByRole('tab', { name: label }).click();
        const roles = preview.getByRole('tabpanel', { name: label }).getByRole('listitem');
        await expect(roles, `${name} ${label}`).toHaveCount(3);
        for (const text of await roles.allInnerTexts()) {
          const [, low = '', high = ''] = /Salary range\s+(\$[\d,]+)–(\$[\d,]+)/.exec(text) ?? [];
          expect(dollars(low), text).toBeGreaterThan(0);
          expect(dollars(high), text).toBeGreaterThan(dollars(low));
          expect(text, name).toMatch(/Demand\s+(High|Medium|Low)/);
          expect(text, name).toMatch(/Match\s+\d{2}%\s+example/);
        }
      }
    });
  });

  test('the process shows its three stages, their minutes and parts, and the total (LND-24, LND-25)', async ({
    visitor,
  }) => {
    const { page } = await landing(visitor);
    await onDeskAndPhone(page, async ({ name }) => {
      const text = await textOf(page, 'assessment-process');
      expect(text, name).toContain('13-18 minutes');
      expect(text, name).toContain('Stage 1 Triage 3-4 min Six micro-scenarios Three priority sliders');
      expect(text, name).toContain(
        'Stage 2 Core Assessment 6-8 min RIASEC interests Values ranking Big-Five personality',
      );
      expect(text, name).toContain('Stage 3 Deep Dive 4-6 min Skills Work preferences Career constraints');
    });
  });

  test('every testimonial shows its eight values, marked as illustrative (LND-34)', async ({ visitor }) => {
    const { page } = await landing(visitor);
    const section = page.locator('#testimonials');
    await onDeskAndPhone(page, async ({ name: view }) => {
      await expect(page.locator('#testimonials'), view).toContainText('Illustrative examples');
      for (const { name, role, company, image, content, rating, salaryIncrease, timeToSuccess } of testimonials) {
        const voice = section.getByRole('listitem').filter({ hasText: name });
        await expect(voice.getByRole('img', { name: `Drawn monogram ${image}` })).toBeVisible();
        const text = oneLine(await voice.allInnerTexts());
        const values = [role, company, content, `${rating} of 5`, `+${salaryIncrease}%`, timeToSuccess];
        for (const value of values) expect(text, `${view} ${name}`).toContain(value);
      }
    });
  });

  test('every story shows a figure before and after it, and the increase that follows from them (LND-35, LND-36)', async ({
    visitor,
  }) => {
    const { page } = await landing(visitor);
    const stories = page.locator('#transformations').getByRole('listitem');
    await onDeskAndPhone(page, async ({ name }) => {
      await expect(page.locator('#transformations'), name).toContainText('Illustrative examples');
      await expect(stories, name).toHaveCount(moves.length);
      for (const story of await stories.allInnerTexts()) {
        const [before = 0, after = 0] = [...story.matchAll(/\$[\d,]+/g)].map(([text]) => dollars(text));
        const increase = Number(/\+(\d+)%\s*salary increase/.exec(story)?.[1]);
        expect(increase, `${name} ${story}`).toBe(Math.round((100 * (after - before)) / before));
        expect(increase).toBeGreaterThan(0);
      }
    });
  });

  test('the four statistics are there to the letter, and nothing is wider than the window (LND-40)', async ({
    visitor,
  }) => {
    const { page } = await landing(visitor);
    await onDeskAndPhone(page, async ({ name, width }) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
      for (const figure of ['240%', '18 months', '10K+', '4.9/5'])
        await expect
          .poll(() => page.getByRole('main').getByText(figure, { exact: true }).count(), {
            message: `${name} ${figure}`,
          })
          .toBeGreaterThan(0);
    });
  });

  test('the market shows published figures with their source; the live one is locked, and nothing of it asked for (MKT-12)', async ({
    visitor,
  }) => {
    const { page, asked } = await landing(visitor);
    const market = page.locator('#market-intelligence');
    await onDeskAndPhone(page, async ({ name }) => {
      const text = await textOf(page, 'market-intelligence');
      for (const { title } of [...figures.openings, ...figures.growth, ...figures.pay])
        expect(text, name).toContain(title);
      expect(text, name).toContain('OEWS May 2025. United States');
      expect(text, name).toContain('Employment Projections 2024–34. United States');
      const summary = market.getByText('Show the figures');
      await summary.click();
      await expect(market.getByRole('row'), name).toHaveCount(10);
      await summary.click();
      await expect(market.getByRole('row'), name).toHaveCount(0);
      const upgrade = market.getByRole('link', { name: 'Upgrade to Access' });
      await expect(upgrade, name).toHaveAttribute('href', '/#pricing');
    });
    expect(asked.filter((path) => liveMarket.test(path))).toEqual([]);
  });
});

test('the live market is locked on Free, and on Pro stands before what is published (MKT-12, SEC-03, SEC-04)', async ({
  newPerson,
  stack,
}) => {
  const { person, page } = await newPerson();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/');
  await onDeskAndPhone(page, () => shown(page, 'Upgrade to Access'));
  expect(requests.filter((path) => liveMarket.test(path))).toEqual([]);
  await grant(stack, person.sub, { plan: 'pro', paidUntil: stack.now() + 864e5 });
  await page.reload();
  await shown(page, 'Last updated');
  await expect(page.locator('#market-intelligence').getByText('Upgrade to Access')).toHaveCount(0);
  await shown(page, 'How pay is spread');
  await onDeskAndPhone(page, async ({ name }) => expect(await overflow(page), name).toBeLessThanOrEqual(0));
  expect(requests.filter((path) => liveMarket.test(path))).toEqual(['/api/realtime-market-intelligence']);
});
