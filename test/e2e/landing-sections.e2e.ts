import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { grant } from '#test/support/grant-plan.ts';
import { people } from '#test/support/people.ts';
import { inEveryView } from '#test/support/views.ts';
import { figures } from '#web/features/home/figures.data.ts';
import { moves, testimonials } from '#web/features/home/stories/content.data.ts';

const { visitor, newPerson, stack } = people();

const oneLine = (texts: string[]) => texts.join(' ').replace(/\s+/g, ' ');

/** What of the section can be read, with single spaces; waits until it is there. */
async function textOf(page: Page, id: string): Promise<string> {
  const section = page.locator(`#${id}`);
  await section.getByRole('heading', { level: 2 }).waitFor();
  return oneLine(await section.allInnerTexts());
}

const liveMarket = /market[-_]intelligence/;
const dollars = (text: string) => Number(text.replace(/[$,]/g, ''));

/** Waits for it before it counts as there. */
const shown = (page: Page, name: string) => page.locator('#market-intelligence').getByText(name).waitFor();

/** The landing page of a visitor, and the paths it asks for. */
async function landing(): Promise<{ page: Page; asked: string[] }> {
  const page = await visitor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.locator('#assessment-process').waitFor();
  return { page, asked };
}

describe('the sections of the landing page, in every view', () => {
  it('the preview has three tabs, chosen by hand or key, and a way into the full analysis (LND-21, LND-23)', async () => {
    const { page } = await landing();
    const preview = page.locator('#interactive-preview');
    const tab = (name: string) => preview.getByRole('tab', { name });
    await inEveryView(page, async ({ name }) => {
      await expect
        .poll(() => preview.getByRole('tab').allInnerTexts(), { message: name })
        .toEqual(['Leadership', 'Technical Skills', 'Data Analytics']);
      await tab('Technical Skills').click();
      await preview.getByRole('tabpanel', { name: 'Technical Skills' }).getByText('Software Developers').waitFor();
      await page.keyboard.press('ArrowRight');
      await preview.getByRole('tabpanel', { name: 'Data Analytics' }).getByText('Data Scientists').waitFor();
      await page.keyboard.press('Home');
      await preview.getByRole('tabpanel', { name: 'Leadership' }).waitFor();
      const start = preview.getByRole('link', { name: 'Start the full analysis' });
      expect(await start.getAttribute('href'), name).toBe('/career-path/assessment');
      await start.click();
      await page.waitForURL('/auth?next=%2Fcareer-path%2Fassessment');
      await page.goBack();
    });
  });

  it('each tab shows three roles with salary range, demand and match (LND-22)', async () => {
    const { page } = await landing();
    const preview = page.locator('#interactive-preview');
    await inEveryView(page, async ({ name }) => {
      for (const label of ['Technical Skills', 'Data Analytics', 'Leadership']) {
        await preview.getByRole('tab', { name: label }).click();
        const roles = preview.getByRole('tabpanel', { name: label }).getByRole('listitem');
        await expect.poll(() => roles.count(), { message: `${name} ${label}` }).toBe(3);
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

  it('the process shows its three stages, their minutes and parts, and the total (LND-24, LND-25)', async () => {
    const { page } = await landing();
    await inEveryView(page, async ({ name }) => {
      const text = await textOf(page, 'assessment-process');
      expect(text, name).toContain('13-18 minutes');
      expect(text, name).toContain('Stage 1 Triage 3-4 min Six micro-scenarios Three priority sliders');
      expect(text, name).toContain(
        'Stage 2 Core Assessment 6-8 min RIASEC interests Values ranking Big-Five personality',
      );
      expect(text, name).toContain('Stage 3 Deep Dive 4-6 min Skills Work preferences Career constraints');
    });
  });

  it('every testimonial shows its eight values, marked as illustrative (LND-34)', async () => {
    const { page } = await landing();
    const section = page.locator('#testimonials');
    await inEveryView(page, async ({ name: view }) => {
      expect(await textOf(page, 'testimonials'), view).toContain('Illustrative examples');
      for (const { name, role, company, image, content, rating, salaryIncrease, timeToSuccess } of testimonials) {
        const voice = section.getByRole('listitem').filter({ hasText: name });
        await voice.getByRole('img', { name: `Drawn monogram ${image}` }).waitFor();
        const text = oneLine(await voice.allInnerTexts());
        const values = [role, company, content, `${rating} of 5`, `+${salaryIncrease}%`, timeToSuccess];
        for (const value of values) expect(text, `${view} ${name}`).toContain(value);
      }
    });
  });

  it('every story shows a figure before and after it, and the increase that follows from them (LND-35, LND-36)', async () => {
    const { page } = await landing();
    const stories = page.locator('#transformations').getByRole('listitem');
    await inEveryView(page, async ({ name }) => {
      expect(await textOf(page, 'transformations'), name).toContain('Illustrative examples');
      await expect.poll(() => stories.count(), { message: name }).toBe(moves.length);
      for (const story of await stories.allInnerTexts()) {
        const [before = 0, after = 0] = [...story.matchAll(/\$[\d,]+/g)].map(([text]) => dollars(text));
        const increase = Number(/\+(\d+)%\s*salary increase/.exec(story)?.[1]);
        expect(increase, `${name} ${story}`).toBe(Math.round((100 * (after - before)) / before));
        expect(increase).toBeGreaterThan(0);
      }
    });
  });

  it('the four statistics are there to the letter, and nothing is wider than the window (LND-40)', async () => {
    const { page } = await landing();
    await inEveryView(page, async ({ name, width }) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
      for (const figure of ['240%', '18 months', '10K+', '4.9/5'])
        await expect
          .poll(() => page.getByRole('main').getByText(figure, { exact: true }).count(), {
            message: `${name} ${figure}`,
          })
          .toBeGreaterThan(0);
    });
  });

  it('the market shows published figures with their source; the live one is locked, and nothing of it asked for (MKT-12)', async () => {
    const { page, asked } = await landing();
    const market = page.locator('#market-intelligence');
    await inEveryView(page, async ({ name }) => {
      const text = await textOf(page, 'market-intelligence');
      for (const { title } of [...figures.openings, ...figures.growth, ...figures.pay])
        expect(text, name).toContain(title);
      expect(text, name).toContain('OEWS May 2025. United States');
      expect(text, name).toContain('Employment Projections 2024–34. United States');
      const summary = market.getByText('Show the figures');
      await summary.click();
      await expect.poll(() => market.getByRole('row').count(), { message: name }).toBe(10);
      await summary.click();
      await expect.poll(() => market.getByRole('row').count(), { message: name }).toBe(0);
      const upgrade = market.getByRole('link', { name: 'Upgrade to Access' });
      expect(await upgrade.getAttribute('href'), name).toBe('/#pricing');
    });
    expect(asked.filter((path) => liveMarket.test(path))).toEqual([]);
  });
});

it('the live market is locked on Free and open on Pro, where nothing is promised that is not there (MKT-12)', async () => {
  const { person, page } = await newPerson();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/');
  await inEveryView(page, () => shown(page, 'Upgrade to Access'));
  await grant(stack(), person.sub, { plan: 'pro', paidUntil: stack().now() + 864e5 });
  await page.reload();
  await inEveryView(page, async ({ name }) => {
    await shown(page, 'Your plan includes it. It is still being built');
    const upgrades = page.locator('#market-intelligence').getByRole('link');
    await expect.poll(() => upgrades.count(), { message: name }).toBe(0);
  });
  expect(requests.filter((path) => liveMarket.test(path))).toEqual([]);
});
